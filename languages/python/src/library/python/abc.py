def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


def missing(cls):
    """The names of the methods that a new class lacks, or `None`."""
    names = {name for base in cls.__mro__ for name in getattr(base, '__dict__', ()) if is_abstract(getattr(cls, name))}
    return tuple(sorted(names)) or None


def is_abstract(value):
    return getattr(getattr(value, 'fget', value), '__isabstractmethod__', False)


def refuse(cls):
    names = missing(cls)
    plural = 's' if len(names) > 1 else ''
    raise TypeError(f"Can't instantiate abstract class {cls.__name__} with abstract method{plural} {', '.join(names)}")
