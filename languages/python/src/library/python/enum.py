from enum import IntEnum, StrEnum

FUNCTION = type(lambda: 0)
# What of a class is no member.
NO_MEMBERS = [FUNCTION, type(len), property, staticmethod, classmethod, type]


class auto:
    pass


def unique(enumeration):
    names = [(name, member.name) for name, member in vars(enumeration).items() if isinstance(member, enumeration)]
    wrong = [f'{name} -> {first}' for name, first in names if name != first]
    if wrong:
        raise ValueError(f'duplicate values found in {enumeration!r}: {", ".join(wrong)}')
    return enumeration


def finished(cls):
    """Makes the attributes of a new class members, which it returns."""
    members, every, last = [], {}, 0
    is_mixed = issubclass(cls, (int, str, float, tuple, list, dict, set, frozenset))
    for name, value in vars(cls).items():
        if name[0] == '_' or type(value) in NO_MEMBERS:
            continue
        if isinstance(value, auto):
            value = name.lower() if issubclass(cls, StrEnum) else last + 1
        if isinstance(value, int):
            last = max(last, value)
        for member in members:
            if member._value_ == value:
                break
        else:
            member = _instance(cls, value) if is_mixed else _instance(cls)
            member.name = member._name_ = name
            member.value = member._value_ = value
            members.append(member)
            if is_own(cls, '__init__'):
                cls.__init__(member, *value) if isinstance(value, tuple) else cls.__init__(member, value)
        every[name] = member
        setattr(cls, name, member)
    cls.__members__ = every
    if not is_own(cls, '__repr__'):
        cls.__repr__ = lambda self: f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'
    if not is_own(cls, '__str__'):
        is_plain = issubclass(cls, (IntEnum, StrEnum))
        cls.__str__ = lambda self: str(self._value_) if is_plain else f'{type(self).__name__}.{self._name_}'
    if not is_own(cls, '__format__') and not is_mixed:
        cls.__format__ = lambda self, spec: format(str(self), spec)
    return tuple(members)


def is_own(cls, name):
    return type(getattr(cls, name, None)) is FUNCTION


def of_value(cls, *values):
    if len(values) != 1:
        raise TypeError(f'{cls.__name__}() takes one value here')
    for member in cls:
        if member is values[0] or member._value_ == values[0]:
            return member
    raise ValueError(f'{values[0]!r} is not a valid {cls.__qualname__}')
