from operator import itemgetter

KEYWORDS = """False None True and as assert async await break class continue def del elif else except finally for from global if
    import in is lambda nonlocal not or pass raise return try while with yield""".split()


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(',', ' ').split()
    names, typename = [str(name) for name in field_names], str(typename)
    if rename:
        for at, name in enumerate(names):
            if not name.isidentifier() or name in KEYWORDS or name[0] == '_' or name in names[:at]:
                names[at] = f'_{at}'
    for name in [typename] + names:
        if not name.isidentifier():
            raise ValueError(f'Type names and field names must be valid identifiers: {name!r}')
        if name in KEYWORDS:
            raise ValueError(f'Type names and field names cannot be a keyword: {name!r}')
    for at, name in enumerate(names):
        if name[0] == '_' and not rename:
            raise ValueError(f'Field names cannot start with an underscore: {name!r}')
        if name in names[:at]:
            raise ValueError(f'Encountered duplicate field name: {name!r}')
    defaults = tuple(defaults or ())
    first = len(names) - len(defaults)
    if first < 0:
        raise TypeError('Got more default values than field names')
    parameters = ', '.join(['_cls'] + names[:first] + [f'{name}=_defaults[{at}]' for at, name in enumerate(names[first:])])
    # By `global`, the qualified names are those outside of a function.
    cls = _define(typename, f"""def make(_tuple, _defaults, _new):
 global {typename}
 class {typename}(_tuple):
  def __new__({parameters}):
   return _new(_cls, ({''.join([f'{name}, ' for name in names])}))
 return {typename}""", tuple, defaults, _instance)
    cls._fields = cls.__match_args__ = tuple(names)
    cls._field_defaults = dict(zip(names[first:], defaults))
    for at, name in enumerate(names):
        setattr(cls, name, property(itemgetter(at), fixed))
    shown = f'({", ".join([f"{name}=%r" for name in names])})'
    cls.__repr__ = lambda self: type(self).__name__ + shown % tuple(self)
    cls._asdict, cls._make, cls._replace = _asdict, classmethod(_make), _replace
    return cls


def fixed(self, value):
    raise AttributeError("can't set attribute")


def _asdict(self):
    return dict(zip(self._fields, self))


def _make(cls, iterable):
    values = tuple(iterable)
    if len(values) != len(cls._fields):
        raise TypeError(f'Expected {len(cls._fields)} arguments, got {len(values)}')
    return _instance(cls, values)


def _replace(self, /, **kwds):
    result = self._make([kwds.pop(name, value) for name, value in zip(self._fields, self)])
    if kwds:
        raise ValueError(f'Got unexpected field names: {list(kwds)!r}')
    return result


def of_typing(cls):
    """What `NamedTuple` of `typing` makes of a class that derives from it."""
    body = cls.__dict__
    names, defaults = list(body.get('__annotations__', ())), []
    for name in names:
        if name in body:
            defaults.append(body[name])
        elif defaults:
            raise TypeError(f'Non-default namedtuple field {name} cannot follow default field'
                            f'{"s" if len(defaults) > 1 else ""} {", ".join([n for n in names if n in body])}')
    made = namedtuple(cls.__name__, names, defaults=defaults)
    for name in body:
        if name not in names:
            setattr(made, name, body[name])
    return made


def cache_info(*counts):
    return namedtuple('CacheInfo', 'hits misses maxsize currsize')(*counts)
