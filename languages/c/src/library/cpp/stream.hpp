namespace std {
typedef long streamsize;
struct ios_base {
    typedef int fmtflags; typedef int iostate; typedef int openmode;
    static const int left = 1; static const int right = 2; static const int internal = 4; static const int adjustfield = 7;
    static const int dec = 8; static const int hex = 16; static const int oct = 32; static const int basefield = 56;
    static const int fixed = 64; static const int scientific = 128; static const int floatfield = 192;
    static const int boolalpha = 256; static const int showpoint = 512; static const int showpos = 1024;
    static const int showbase = 2048; static const int uppercase = 4096; static const int skipws = 8192;
    static const int unitbuf = 16384;
    static const int goodbit = 0; static const int badbit = 1; static const int eofbit = 2; static const int failbit = 4;
    static const int in = 1; static const int out = 2; static const int app = 4; static const int trunc = 8;
    long __width; long __precision; int __flags; char __fill; int __state; string *__text; unsigned long __at;
    ios_base(string *t) : __width(0), __precision(6), __flags(8200), __fill(' '), __state(0), __text(t), __at(0) {}
    static bool sync_with_stdio(bool b = true) { return true; }
    long width() const { return __width; }
    long width(long n) { long o = __width; __width = n; return o; }
    long precision() const { return __precision; }
    long precision(long n) { long o = __precision; __precision = n; return o; }
    char fill() const { return __fill; }
    char fill(char c) { char o = __fill; __fill = c; return o; }
    int flags() const { return __flags; }
    int flags(int f) { int o = __flags; __flags = f; return o; }
    int setf(int f) { int o = __flags; __flags |= f; return o; }
    int setf(int f, int m) { int o = __flags; __flags = (__flags & ~m) | (f & m); return o; }
    void unsetf(int f) { __flags &= ~f; }
    bool good() const { return __state == 0; }
    bool eof() const { return __state & 2; }
    bool fail() const { return __state & 5; }
    bool bad() const { return __state & 1; }
    int rdstate() const { return __state; }
    void clear(int s = 0) { __state = s; }
    void setstate(int s) { __state |= s; }
    bool operator!() const { return (__state & 5) != 0; }
    explicit operator bool() const { return (__state & 5) == 0; }
    void *tie(void *o) { return 0; }
    void tie(int o) {}
};
typedef ios_base ios;
struct ostream : ios_base {
    ostream(string *t) : ios_base(t) {}
    ostream &put(char c) { long w = __width; __width = 0; __put_text(this, &c, 1); __width = w; return *this; }
    ostream &write(const char *s, long n) { long w = __width; __width = 0; __put_text(this, s, n); __width = w; return *this; }
    ostream &flush() { return *this; }
};
struct __manipulator { int set; int mask; int kind; long value; };
const __manipulator endl = {0, 0, 1, 0}; const __manipulator flush = {0, 0, 0, 0}; const __manipulator ends = {0, 0, 4, 0};
const __manipulator left = {1, 7, 0, 0}; const __manipulator right = {2, 7, 0, 0}; const __manipulator internal = {4, 7, 0, 0};
const __manipulator dec = {8, 56, 0, 0}; const __manipulator hex = {16, 56, 0, 0}; const __manipulator oct = {32, 56, 0, 0};
const __manipulator fixed = {64, 192, 0, 0}; const __manipulator scientific = {128, 192, 0, 0}; const __manipulator defaultfloat = {0, 192, 0, 0};
const __manipulator boolalpha = {256, 0, 0, 0}; const __manipulator noboolalpha = {0, 256, 0, 0};
const __manipulator showpoint = {512, 0, 0, 0}; const __manipulator noshowpoint = {0, 512, 0, 0};
const __manipulator showpos = {1024, 0, 0, 0}; const __manipulator noshowpos = {0, 1024, 0, 0};
const __manipulator showbase = {2048, 0, 0, 0}; const __manipulator noshowbase = {0, 2048, 0, 0};
const __manipulator uppercase = {4096, 0, 0, 0}; const __manipulator nouppercase = {0, 4096, 0, 0};
const __manipulator skipws = {8192, 0, 0, 0}; const __manipulator noskipws = {0, 8192, 0, 0};
const __manipulator unitbuf = {0, 0, 0, 0}; const __manipulator ws = {0, 0, 6, 0};
void __manipulate(ios_base &s, const __manipulator &m) {
    s.__flags = (s.__flags & ~m.mask) | m.set;
    if (m.kind == 2) s.__width = m.value;
    if (m.kind == 3) s.__precision = m.value;
    if (m.kind == 5) s.__fill = m.value;
}
ostream &operator<<(ostream &s, const __manipulator &m) {
    __manipulate(s, m);
    if (m.kind == 1) s.put('\n');
    if (m.kind == 4) s.put('\0');
    return s;
}
ostream &operator<<(ostream &s, int v) { __put_int(&s, v, 0); return s; }
ostream &operator<<(ostream &s, long v) { __put_int(&s, v, 1); return s; }
ostream &operator<<(ostream &s, long long v) { __put_int(&s, v, 1); return s; }
ostream &operator<<(ostream &s, short v) { __put_int(&s, v, 5); return s; }
ostream &operator<<(ostream &s, unsigned v) { __put_int(&s, v, 2); return s; }
ostream &operator<<(ostream &s, unsigned short v) { __put_int(&s, v, 2); return s; }
ostream &operator<<(ostream &s, unsigned long v) { __put_int(&s, v, 2); return s; }
ostream &operator<<(ostream &s, unsigned long long v) { __put_int(&s, v, 2); return s; }
ostream &operator<<(ostream &s, bool v) { __put_int(&s, v, 3); return s; }
ostream &operator<<(ostream &s, double v) { __put_float(&s, v); return s; }
ostream &operator<<(ostream &s, float v) { __put_float(&s, v); return s; }
ostream &operator<<(ostream &s, char c) { __put_text(&s, &c, 1); return s; }
ostream &operator<<(ostream &s, unsigned char c) { __put_text(&s, (char *)&c, 1); return s; }
ostream &operator<<(ostream &s, signed char c) { __put_text(&s, (char *)&c, 1); return s; }
ostream &operator<<(ostream &s, const char *t) { if (t) __put_text(&s, t, __length(t)); else s.__state |= 1; return s; }
ostream &operator<<(ostream &s, nullptr_t) { return s << "nullptr"; }
ostream &operator<<(ostream &s, const void *p) { __put_int(&s, (long)p, 4); return s; }
ostream &operator<<(ostream &s, const string &t) { __put_text(&s, t.c_str(), t.size()); return s; }
struct istream : ios_base {
    unsigned long __count;
    istream(string *t) : ios_base(t), __count(0) {}
    int __next() {
        if (!__text) return getchar();
        if (__at < __text->size()) return (unsigned char)(*__text)[__at++];
        return -1;
    }
    void __back(int c) { if (c == -1) return; if (__text) __at--; else ungetc(c, __builtin_stdin); }
    int __look() { int c = __next(); __back(c); return c; }
    bool __begin(bool skips) {
        if (__state) { __state |= 4; return false; }
        if (!skips) return true;
        int c = __next();
        while (c == ' ' || (c >= 9 && c <= 13)) c = __next();
        if (c == -1) { __state |= 6; return false; }
        __back(c);
        return true;
    }
    int get() { __count = 0; if (!__begin(false)) return -1; int c = __next(); if (c == -1) __state |= 6; else __count = 1; return c; }
    istream &get(char &r) { int c = get(); if (c != -1) r = c; return *this; }
    int peek() { if (__state) return -1; int c = __look(); if (c == -1) __state |= 2; return c; }
    istream &putback(char c) { __back((unsigned char)c); return *this; }
    unsigned long gcount() const { return __count; }
    istream &ignore(long n = 1, int end = -1) {
        __count = 0;
        if (!__begin(false)) return *this;
        for (; n > 0; n--) { int c = __next(); if (c == -1) { __state |= 2; break; } __count++; if (c == end) break; }
        return *this;
    }
    istream &getline(char *s, long n, char end = '\n') {
        __count = 0;
        if (n > 0) *s = 0;
        if (!__begin(false)) return *this;
        for (;;) {
            int c = __next();
            if (c == -1) { __state |= 2; if (__count == 0) __state |= 4; break; }
            __count++;
            if (c == (unsigned char)end) break;
            if (n <= 1) { __back(c); __count--; __state |= 4; break; }
            *s++ = c; n--;
        }
        *s = 0;
        return *this;
    }
    istream &read(char *s, long n) { for (__count = 0; n > 0; n--) { int c = __next(); if (c == -1) { __state |= 6; break; } *s++ = c; __count++; } return *this; }
    bool __number(char *b, bool is_float) {
        int n = 0, digits = 0, c = __next();
        if (c == '+' || c == '-') { b[n++] = c; c = __next(); }
        bool dot = false, e = false;
        int base = __flags & 16 ? 16 : __flags & 32 ? 8 : 10;
        if (base == 16 && c == '0') { c = __next(); if (c == 'x' || c == 'X') c = __next(); else { b[n++] = '0'; digits++; } }
        for (;; c = __next()) {
            bool d = (c >= '0' && c <= (base == 8 ? '7' : '9')) || (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
            if (d) digits++;
            else if (is_float && c == '.' && !dot && !e) dot = true;
            else if (is_float && (c == 'e' || c == 'E') && digits && !e) {
                e = true;
                digits = 0;
                if (n < 300) b[n++] = c;
                c = __look();
                if (c == '+' || c == '-') { __next(); b[n++] = c; }
                continue;
            } else break;
            if (n < 300) b[n++] = c;
        }
        b[n] = 0;
        if (c == -1) __state |= 2; else __back(c);
        if (!digits) { __state |= 4; return false; }
        return true;
    }
    bool __whole(long &v, long low, long high) {
        char b[310];
        if (!__begin(__flags & 8192)) return false;
        v = 0;
        if (!__number(b, false)) return true;
        v = __parse(b, __flags & 16 ? 16 : __flags & 32 ? 8 : 10);
        bool big = __too_big(b, __flags & 16 ? 16 : __flags & 32 ? 8 : 10);
        if (big) v = b[0] == '-' ? low : high;
        if (v < low) { v = low; big = true; }
        if (v > high) { v = high; big = true; }
        if (big) __state |= 4;
        return true;
    }
};
istream &operator>>(istream &s, int &v) { long l; if (s.__whole(l, -2147483648L, 2147483647)) v = l; return s; }
istream &operator>>(istream &s, short &v) { long l; if (s.__whole(l, -32768, 32767)) v = l; return s; }
istream &operator>>(istream &s, long &v) { long l; if (s.__whole(l, -9223372036854775807L - 1, 9223372036854775807L)) v = l; return s; }
istream &operator>>(istream &s, long long &v) { long l; if (s.__whole(l, -9223372036854775807L - 1, 9223372036854775807L)) v = l; return s; }
istream &operator>>(istream &s, unsigned &v) { long l; if (s.__whole(l, -4294967295L, 4294967295L)) v = l; return s; }
istream &operator>>(istream &s, unsigned short &v) { long l; if (s.__whole(l, -65535, 65535)) v = l; return s; }
istream &operator>>(istream &s, unsigned long &v) { long l; if (s.__whole(l, -9223372036854775807L - 1, 9223372036854775807L)) v = l; return s; }
istream &operator>>(istream &s, unsigned long long &v) { long l; if (s.__whole(l, -9223372036854775807L - 1, 9223372036854775807L)) v = l; return s; }
istream &operator>>(istream &s, bool &v) {
    if (s.__flags & 256) {
        if (!s.__begin(s.__flags & 8192)) return s;
        const char *w = s.__look() == 't' ? "true" : "false";
        for (v = *w == 't'; *w; w++) if (s.__look() == *w) s.__next(); else { v = false; s.__state |= s.__look() == -1 ? 6 : 4; break; }
        return s;
    }
    long l;
    if (s.__whole(l, -9223372036854775807L - 1, 9223372036854775807L)) { v = l != 0; if (l != 0 && l != 1) s.__state |= 4; }
    return s;
}
istream &__float(istream &s, double &v, double most) {
    char b[310];
    if (!s.__begin(s.__flags & 8192)) return s;
    v = 0;
    if (s.__number(b, true)) v = atof(b);
    if (v > most || v < -most) { v = v > 0 ? most : -most; s.__state |= 4; }
    return s;
}
istream &operator>>(istream &s, double &v) { return __float(s, v, 1.7976931348623157e308); }
istream &operator>>(istream &s, float &v) { double d = v; __float(s, d, 3.4028234663852886e38); v = d; return s; }
istream &operator>>(istream &s, char &v) { if (s.__begin(s.__flags & 8192)) { int c = s.__next(); if (c == -1) s.__state |= 6; else v = c; } return s; }
istream &operator>>(istream &s, string &v) {
    if (!s.__begin(true)) return s;
    v.clear();
    unsigned long n = s.__width > 0 ? s.__width : -1;
    s.__width = 0;
    for (;;) {
        int c = s.__next();
        if (c == -1) { s.__state |= 2; break; }
        if (c == ' ' || (c >= 9 && c <= 13) || v.size() >= n) { s.__back(c); break; }
        v.push_back(c);
    }
    return s;
}
istream &operator>>(istream &s, char *v) { string t; s >> t; if (!t.empty()) strcpy(v, t.c_str()); return s; }
istream &operator>>(istream &s, const __manipulator &m) { __manipulate(s, m); if (m.kind == 6) { s.__begin(true); s.__state &= 2; } return s; }
istream &getline(istream &s, string &v, char end = '\n') {
    if (!s.__begin(false)) return s;
    v.clear();
    bool any = false;
    for (;;) {
        int c = s.__next();
        if (c == -1) { s.__state |= any ? 2 : 6; break; }
        any = true;
        if (c == (unsigned char)end) break;
        v.push_back(c);
    }
    return s;
}
ostream cout((string *)0), cerr((string *)0), clog((string *)0);
istream cin((string *)0);
template<class T> struct ostream_iterator {
    ostream *__s; const char *__d;
    ostream_iterator(ostream &s, const char *d = 0) : __s(&s), __d(d) {}
    ostream_iterator &operator*() { return *this; }
    ostream_iterator &operator++() { return *this; }
    ostream_iterator operator++(int) { return *this; }
    ostream_iterator &operator=(const T &v) { *__s << v; if (__d) *__s << __d; return *this; }
};
}
