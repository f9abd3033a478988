# How each comparison follows from the result `r` of the one that a class has.
WAYS = {
    '__lt__': {'__gt__': 'not r and self != other', '__le__': 'r or self == other', '__ge__': 'not r'},
    '__le__': {'__ge__': 'not r or self == other', '__lt__': 'r and self != other', '__gt__': 'not r'},
    '__gt__': {'__lt__': 'not r and self != other', '__ge__': 'r or self == other', '__le__': 'not r'},
    '__ge__': {'__le__': 'not r or self == other', '__gt__': 'r and self != other', '__lt__': 'not r'},
}


def total_ordering(cls):
    defined = [name for name in WAYS if getattr(cls, name, None)]
    if not defined:
        raise ValueError('must define at least one ordering operation: < > <= >=')
    for name, way in WAYS[defined[0]].items():
        if name not in defined:
            setattr(cls, name, _define(name, f"""def make():
 def {name}(self, other):
  r = type(self).{defined[0]}(self, other)
  return r if r is NotImplemented else {way}
 return {name}"""))
    return cls
