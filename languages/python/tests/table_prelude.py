"""What the tables begin with."""


def tried(function, *arguments, **named):
    try:
        return function(*arguments, **named)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def after(kind, content, method, *arguments):
    """What a method gives, and what it leaves."""
    changed = kind(content)
    result = tried(getattr(changed, method), *arguments)
    return result, changed


def while_iterated(changed, change):
    """What is seen of a container that is changed at each of its elements, and what is left."""
    seen = []
    try:
        for key in changed:
            seen.append(key)
            change(changed, key)
    except Exception as error:
        seen.append(f"{type(error).__name__}: {error}")
    return seen, changed
