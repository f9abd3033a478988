from typing import ClassVar

MISSING = object()
FIELDS = '__dataclass_fields__'


class Field:
    def __init__(self, default, factory=MISSING, init=True, repr=True, compare=True):
        self.default, self.factory = default, factory
        self.init, self.repr, self.compare = init, repr, compare
        # What a parameter has without an argument: the field itself stands for its factory.
        self.initial = default if factory is MISSING else self


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
          kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError('cannot specify both default and default_factory')
    return Field(default, default_factory, init, repr, compare)


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False):
    def make(cls):
        return process(cls, init, repr, eq, order, unsafe_hash, frozen)
    return make if cls is None else make(cls)


def process(cls, init, repr, eq, order, unsafe_hash, frozen):
    fields = own_fields(cls)
    own, others = [f'({"".join([f"{of}.{f.name}, " for f in fields if f.compare])})' for of in ('self', 'other')]

    def add(wanted, name, made):
        if wanted and cls.__dict__.get(name) is None:
            setattr(cls, name, method(cls, name, fields, *made) if isinstance(made, list) else made)

    def __repr__(self):
        shown = [f'{f.name}={getattr(self, f.name)!r}' for f in fields if f.repr]
        return f'{type(self).__qualname__}({", ".join(shown)})'

    def __setattr__(self, name, value):
        raise FrozenInstanceError(f"cannot assign to field '{name}'")

    add(init, '__init__', [parameters_of(fields), body_of(cls, fields, frozen)])
    add(repr, '__repr__', __repr__)
    for wanted, name, op in ((eq, 'eq', '=='), (order, 'lt', '<'), (order, 'le', '<='), (order, 'gt', '>'), (order, 'ge', '>=')):
        compared = f'return {own} {op} {others} if other.__class__ is self.__class__ else NotImplemented'
        add(wanted, f'__{name}__', ['self, other', compared])
    add(eq and frozen or unsafe_hash, '__hash__', ['self', f'return hash({own})'])
    add(eq, '__hash__', None)
    add(frozen, '__setattr__', __setattr__)
    add(True, '__match_args__', tuple([f.name for f in fields if f.init]))
    return cls


def method(cls, name, fields, parameters, body):
    text = f'def make(_fields, _store):\n def {name}({parameters}):\n  {body}\n return {name}'
    return _define(f'{cls.__qualname__}.{name}', text, fields, object.__setattr__)


def own_fields(cls):
    fields = {}
    for base in cls.__mro__[:0:-1]:
        fields.update(getattr(base, FIELDS, {}))
    body = cls.__dict__
    for name, annotation in body.get('__annotations__', {}).items():
        if annotation is ClassVar or isinstance(annotation, str) and 'ClassVar' in annotation:
            continue
        f = body.get(name, MISSING)
        if not isinstance(f, Field):
            f = Field(f)
        f.name = name
        if isinstance(f.default, (list, dict, set)):
            raise ValueError(f'mutable default {type(f.default)} for field {name} is not allowed: use default_factory')
        if f.default is not MISSING:
            setattr(cls, name, f.default)
        elif name in body:
            delattr(cls, name)
        fields[name] = f
    setattr(cls, FIELDS, fields)
    return list(fields.values())


def parameters_of(fields):
    parameters = ['self']
    for at, f in enumerate(fields):
        if f.init and f.initial is not MISSING:
            parameters.append(f'{f.name}=_fields[{at}].initial')
        elif f.init and parameters[-1].endswith('.initial'):
            raise TypeError(f"non-default argument '{f.name}' follows default argument")
        elif f.init:
            parameters.append(f.name)
    return ', '.join(parameters)


def body_of(cls, fields, frozen):
    body = ['pass']
    for at, f in enumerate(fields):
        value, made = f.name, f'_fields[{at}].factory()'
        if f.factory is not MISSING:
            value = f'{made} if {f.name} is _fields[{at}] else {f.name}' if f.init else made
        elif not f.init:
            continue
        body.append(f'_store(self, "{f.name}", {value})' if frozen else f'self.{f.name} = {value}')
    if hasattr(cls, '__post_init__'):
        body.append('self.__post_init__()')
    return '\n  '.join(body)


def fields_of(value, function):
    if not hasattr(type(value), FIELDS):
        raise TypeError(f'{function}() should be called on dataclass instances')
    return getattr(value, FIELDS).values()


def asdict(obj):
    fields_of(obj, 'asdict')
    return plain(obj, dict)


def astuple(obj):
    fields_of(obj, 'astuple')
    return plain(obj, lambda pairs: tuple([pair[1] for pair in pairs]))


def plain(value, make):
    if hasattr(type(value), FIELDS):
        return make([(name, plain(getattr(value, name), make)) for name in getattr(value, FIELDS)])
    if isinstance(value, tuple) and hasattr(value, '_fields'):
        return type(value)(*[plain(item, make) for item in value])
    if isinstance(value, (list, tuple)):
        return type(value)([plain(item, make) for item in value])
    if isinstance(value, dict):
        copy = value.copy()
        for key in value:
            copy[key] = plain(value[key], make)
        return copy
    return value


def is_dataclass(obj):
    return hasattr(obj if isinstance(obj, type) else type(obj), FIELDS)


def replace(obj, /, **changes):
    for f in fields_of(obj, 'replace'):
        if f.init and f.name not in changes:
            changes[f.name] = getattr(obj, f.name)
    return type(obj)(**changes)
