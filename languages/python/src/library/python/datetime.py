# As far as programs use it that measure how long they take: moments on the machine's own clock, their differences, and both
# as texts.
from math import modf
from operator import eq, ge, gt, index, le, lt
from time import time_ns

SECOND = 1_000_000
DAY = 86_400 * SECOND
# 1970, in microseconds since the first day of the year 1.
EPOCH = 719_162 * DAY
MONTHS = 'January February March April May June July August September October November December'.split()
DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split()


def compared(op):
    def method(self, other):
        kind = timedelta if isinstance(self, timedelta) else datetime
        return op(self._all(), other._all()) if isinstance(other, kind) else NotImplemented
    return method


class Parts:
    """What moments and differences have in common: they are whole numbers that do not change."""
    __eq__, __ge__, __gt__, __le__, __lt__ = [compared(op) for op in (eq, ge, gt, le, lt)]

    def __setattr__(self, name, value):
        if name in self._parts or type(self).__module__ == 'datetime':
            raise AttributeError(f"'datetime.{type(self).__name__}' object has no attribute '{name}'")
        object.__setattr__(self, name, value)

    def _keep(self, *numbers):
        for name, number in zip(self._parts, numbers):
            object.__setattr__(self, name, number)

    def _all(self):
        return [getattr(self, name) for name in self._parts]


class timedelta(Parts):
    _parts = ['days', 'seconds', 'microseconds']

    def __init__(self, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        length, left = 0, 0.0
        # In the order in which CPython adds them up.
        for unit, number, worth in [('microseconds', microseconds, 1), ('milliseconds', milliseconds, 1_000),
                                    ('seconds', seconds, SECOND), ('minutes', minutes, 60 * SECOND),
                                    ('hours', hours, 3_600 * SECOND), ('days', days, DAY), ('weeks', weeks, 7 * DAY)]:
            if isinstance(number, int):
                length += number * worth
            elif isinstance(number, float):
                # What is less than a microsecond is added up, and rounded at the end.
                fraction, whole = modf(number)
                length += int(whole) * worth
                fraction, whole = modf(fraction * worth)
                length, left = length + int(whole), left + fraction
            else:
                raise TypeError(f'unsupported type for timedelta {unit} component: {type(number).__name__}')
        # Of two numbers the one that makes the sum even.
        odd = length % 2 if left % 1 == 0.5 else 0
        days, rest = divmod(length + round(left + odd) - odd, DAY)
        if abs(days) >= 1_000_000_000:
            raise OverflowError(f'days={days}; must have magnitude <= 999999999')
        self._keep(days, rest // SECOND, rest % SECOND)

    def _at(self):
        return self.days * DAY + self.seconds * SECOND + self.microseconds

    def total_seconds(self):
        return self._at() / SECOND

    def __hash__(self):
        return hash(tuple(self._all()))

    def __bool__(self):
        return self._at() != 0

    def __add__(self, other):
        return difference(self._at() + other._at()) if isinstance(other, timedelta) else NotImplemented

    def __sub__(self, other):
        return difference(self._at() - other._at()) if isinstance(other, timedelta) else NotImplemented

    def __mul__(self, other):
        if isinstance(other, float):
            above, below = other.as_integer_ratio()
            return difference(nearest(self._at() * above, below))
        return difference(self._at() * other) if isinstance(other, int) else NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._at() / other._at()
        if isinstance(other, float):
            above, below = other.as_integer_ratio()
            return difference(nearest(self._at() * below, above))
        return difference(nearest(self._at(), other)) if isinstance(other, int) else NotImplemented

    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return self._at() // other._at()
        return difference(self._at() // other) if isinstance(other, int) else NotImplemented

    def __mod__(self, other):
        return difference(self._at() % other._at()) if isinstance(other, timedelta) else NotImplemented

    def __neg__(self):
        return difference(-self._at())

    def __pos__(self):
        return self

    def __abs__(self):
        return difference(abs(self._at()))

    def __repr__(self):
        shown = [f'{name}={number}' for name, number in zip(self._parts, self._all()) if number]
        return f'datetime.timedelta({", ".join(shown) or 0})'

    def __str__(self):
        front = f'{self.days} day{"s" if abs(self.days) != 1 else ""}, ' if self.days else ''
        return f'{front}{self.seconds // 3_600}:{self.seconds // 60 % 60:02}:{self.seconds % 60:02}{fraction(self)}'


class datetime(Parts):
    _parts = ['year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond']
    tzinfo, fold = None, 0

    def __init__(self, year, month, day, hour=0, minute=0, second=0, microsecond=0):
        numbers = [index(part) for part in (year, month, day, hour, minute, second, microsecond)]
        limits = [(1, 9999), (1, 12), (1, days_in(*numbers[:2])), (0, 23), (0, 59), (0, 59), (0, 999999)]
        for name, number, (low, high) in zip(self._parts, numbers, limits):
            if not low <= number <= high:
                raise ValueError(f'year {number} is out of range' if name == 'year' else
                                 'day is out of range for month' if name == 'day' else f'{name} must be in {low}..{high}')
        self._keep(*numbers)

    @staticmethod
    def now(tz=None):
        if tz is not None:
            raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{type(tz).__name__}'")
        return moment(EPOCH + time_ns() // 1_000)

    today = utcnow = now

    @staticmethod
    def fromtimestamp(timestamp, tz=None):
        return moment(EPOCH + round(timestamp * 1e6))

    def timestamp(self):
        return (self._at() - EPOCH) / SECOND

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None):
        given = year, month, day, hour, minute, second, microsecond
        return datetime(*[old if new is None else new for old, new in zip(self._all(), given)])

    def weekday(self):
        return self._at() // DAY % 7

    def isoweekday(self):
        return self.weekday() + 1

    def _at(self):
        days = before(self.year) + sum([days_in(self.year, month) for month in range(1, self.month)]) + self.day - 1
        return days * DAY + ((self.hour * 60 + self.minute) * 60 + self.second) * SECOND + self.microsecond

    def __hash__(self):
        return hash(self._at())

    def __add__(self, other):
        return moment(self._at() + other._at()) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, datetime):
            return difference(self._at() - other._at())
        return moment(self._at() - other._at()) if isinstance(other, timedelta) else NotImplemented

    def __repr__(self):
        shown = self._all()
        while len(shown) > 5 and not shown[-1]:
            shown.pop()
        return f'datetime.datetime({", ".join([str(number) for number in shown])})'

    def __str__(self):
        return self.isoformat(' ')

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def isoformat(self, sep='T'):
        sep = text(sep, 'isoformat() argument 1 must be a unicode character')
        return f'{self.year:04}-{self.month:02}-{self.day:02}{sep}{self:%T}{fraction(self)}'

    def strftime(self, format):
        """As glibc's in its plain locale, with Python's `%f`. What is no conversion of either stays as it is."""
        month, weekday = MONTHS[self.month - 1], self.weekday()
        day_of_year, clock = self._at() // DAY - before(self.year), f'{self.hour:02}:{self.minute:02}:{self.second:02}'
        date = f'{self.month:02}/{self.day:02}/{self.year % 100:02}'
        # Numbers of two digits, without a zero in front where it is `%-d`.
        numbers = {
            'm': self.month, 'd': self.day, 'H': self.hour, 'M': self.minute, 'S': self.second, 'y': self.year % 100,
            'C': self.year // 100, 'I': (self.hour + 11) % 12 + 1, 'U': (day_of_year + 7 - (weekday + 1) % 7) // 7,
            'W': (day_of_year + 7 - weekday) // 7, 'j': day_of_year + 1, 'e': self.day}
        texts = {
            'Y': self.year, 'u': weekday + 1, 'w': (weekday + 1) % 7, 's': (self._at() - EPOCH) // SECOND,
            'b': month[:3], 'h': month[:3], 'B': month, 'a': DAYS[weekday][:3], 'A': DAYS[weekday],
            'p': 'AM' if self.hour < 12 else 'PM', 'F': f'{self.year}-{self.month:02}-{self.day:02}', 'D': date, 'x': date,
            'T': clock, 'X': clock, 'R': clock[:5], 'n': '\n', 't': '\t', '%': '%', 'z': '', 'Z': '',
            'c': f'{DAYS[weekday][:3]} {month[:3]} {self.day:2} {clock} {self.year}'}
        out, rest = '', text(format, 'strftime() argument 1 must be str')
        while '%' in rest:
            before_it, _, rest = rest.partition('%')
            plain = rest[:1] == '-'
            kind = rest[plain:plain + 1]
            if kind in numbers:
                shown = f'{numbers[kind]:{"" if plain else "2" if kind == "e" else "03" if kind == "j" else "02"}}'
            elif kind == 'f' and not plain:
                shown = f'{self.microsecond:06}'
            else:
                shown = texts.get(kind)
            out += f'{before_it}{"%" if shown is None else shown}'
            rest = rest if shown is None else rest[plain + 1:]
        return out + rest


def difference(length):
    return timedelta(0, 0, length)


def moment(at):
    """The moment so many microseconds after the first day of the year 1."""
    days, rest = divmod(at, DAY)
    # At most a year off.
    year, month = days * 400 // 146_097 + 1, 1
    year += (before(year + 1) <= days) - (before(year) > days)
    if not 1 <= year <= 9999:
        raise OverflowError('date value out of range')
    days -= before(year)
    while days >= days_in(year, month):
        days, month = days - days_in(year, month), month + 1
    seconds = rest // SECOND
    return datetime(year, month, days + 1, seconds // 3_600, seconds // 60 % 60, seconds % 60, rest % SECOND)


def before(year):
    """The days before a year."""
    past = year - 1
    return past * 365 + past // 4 - past // 100 + past // 400


def days_in(year, month):
    if month == 2:
        return 28 + (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))
    return 30 if month in (4, 6, 9, 11) else 31


def nearest(above, below):
    """The whole number nearest to a fraction, of two the even one."""
    whole, rest = divmod(above, below)
    rest, below = 2 * abs(rest), abs(below)
    return whole + (rest > below or rest == below and whole % 2)


def fraction(time):
    micro = time._all()[-1]
    return f'.{micro:06}' if micro else ''


def text(value, what):
    if not isinstance(value, str):
        raise TypeError(f'{what}, not {type(value).__name__}')
    return value
