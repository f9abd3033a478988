namespace std {
struct string {
    typedef char *iterator; typedef const char *const_iterator; typedef unsigned long size_type; typedef char value_type;
    static const size_type npos = -1;
    char *__p; size_type __n, __c, __pad;
    string() : __p(0), __n(0), __c(0), __pad(0) {}
    string(const string &s) : __p(0), __n(0), __c(0), __pad(0) { __append(this, s.__p, s.__n); }
    string(const char *s) : __p(0), __n(0), __c(0), __pad(0) { __append(this, s, __length(s)); }
    string(const char *s, size_type n) : __p(0), __n(0), __c(0), __pad(0) { __append(this, s, n); }
    string(const string &s, size_type at, size_type n = npos) : __p(0), __n(0), __c(0), __pad(0) { s.__within("basic_string", at); append(s, at, n); }
    string(size_type n, char c) : __p(0), __n(0), __c(0), __pad(0) { resize(n, c); }
    string(initializer_list<char> l) : __p(0), __n(0), __c(0), __pad(0) { __append(this, l.begin(), l.size()); }
    string(char *a, char *b) : __p(0), __n(0), __c(0), __pad(0) { __append(this, a, b - a); }
    string(const char *a, const char *b) : __p(0), __n(0), __c(0), __pad(0) { __append(this, a, b - a); }
    template<class I> string(I a, I b) : __p(0), __n(0), __c(0), __pad(0) { for (; a != b; ++a) push_back(*a); }
    ~string() { if (__p) free(__p); }
    string &operator=(const string &s) { if (this != &s) { __n = 0; __append(this, s.__p, s.__n); } return *this; }
    string &operator=(const char *s) { string t(s); swap(t); return *this; }
    string &operator=(char c) { __n = 0; __append(this, &c, 1); return *this; }
    size_type size() const { return __n; }
    size_type length() const { return __n; }
    size_type capacity() const { return __c < 16 ? 15 : __c - 1; }
    bool empty() const { return __n == 0; }
    const char *c_str() const { return __p ? __p : ""; }
    const char *data() const { return __p ? __p : ""; }
    void __within(const char *f, size_type at) const {
        char b[99];
        if (__builtin_tries && at > __n) { snprintf(b, 99, "basic_string::%s: __pos (which is %%lu) > this->size() (which is %%lu)", f); __outside(b, at, __n); }
        __builtin_bound(at, __n + 1, this);
    }
    void __any() { if (!__p) { __append(this, "", 0); } }
    char &operator[](size_type i) { __any(); return __p[__builtin_bound(i, __n + 1, this)]; }
    const char &operator[](size_type i) const { return c_str()[__builtin_bound(i, __n + 1, this)]; }
    char &at(size_type i) { if (__builtin_tries && i >= __n) __outside("basic_string::at: __n (which is %lu) >= this->size() (which is %lu)", i, __n); return __p[__builtin_bound(i, __n, this)]; }
    const char &at(size_type i) const { if (__builtin_tries && i >= __n) __outside("basic_string::at: __n (which is %lu) >= this->size() (which is %lu)", i, __n); return __p[__builtin_bound(i, __n, this)]; }
    char &front() { return (*this)[0]; }
    char &back() { return (*this)[__n - 1]; }
    const char &front() const { return (*this)[0]; }
    const char &back() const { return (*this)[__n - 1]; }
    iterator begin() { __any(); return __p; }
    iterator end() { __any(); return __p + __n; }
    const_iterator begin() const { return c_str(); }
    const_iterator end() const { return c_str() + __n; }
    reverse_iterator<char *> rbegin() { return reverse_iterator<char *>(end()); }
    reverse_iterator<char *> rend() { return reverse_iterator<char *>(begin()); }
    typedef reverse_iterator<char *> reverse_iterator;
    reverse_iterator<const char *> rbegin() const { return reverse_iterator<const char *>(end()); }
    reverse_iterator<const char *> rend() const { return reverse_iterator<const char *>(begin()); }
    const_iterator cbegin() const { return c_str(); }
    const_iterator cend() const { return c_str() + __n; }
    void clear() { __n = 0; if (__p) __p[0] = 0; }
    void reserve(size_type n = 0) {}
    void shrink_to_fit() {}
    void push_back(char c) { __append(this, &c, 1); }
    void pop_back() { __builtin_bound(0, __n, this); __p[--__n] = 0; }
    void resize(size_type n, char c = 0) { __any(); if (n > __n) append(n - __n, c); __n = n; __p[n] = 0; }
    string &append(const string &s) { __append(this, s.__p, s.__n); return *this; }
    string &append(const string &s, size_type at, size_type n = npos) {
        s.__within("append", at); if (n > s.__n - at) n = s.__n - at; __append(this, s.__p + at, n); return *this;
    }
    string &append(const char *s, size_type n) { __append(this, s, n); return *this; }
    string &append(const char *a, const char *b) { __append(this, a, b - a); return *this; }
    string &append(const char *s) { __append(this, s, __length(s)); return *this; }
    string &append(size_type n, char c) {
        size_type had = __n, more;
        if (n > 0) __append(this, &c, 1);
        while ((more = __n - had) < n) __append(this, __p + had, n - more < more ? n - more : more);
        return *this;
    }
    string &operator+=(const string &s) { __append(this, s.__p, s.__n); return *this; }
    string &operator+=(const char *s) { __append(this, s, __length(s)); return *this; }
    string &operator+=(char c) { __append(this, &c, 1); return *this; }
    string &assign(const string &s) { return *this = s; }
    string &assign(const string &s, size_type at, size_type n = npos) { s.__within("assign", at); string t(s, at, n); swap(t); return *this; }
    string &assign(const char *s, size_type n) { string t(s, n); swap(t); return *this; }
    string &assign(const char *a, const char *b) { string t(a, b); swap(t); return *this; }
    string &assign(size_type n, char c) { clear(); return append(n, c); }
    void swap(string &s) { __swap_bytes(this, &s, sizeof(string)); }
    string substr(size_type at = 0, size_type n = npos) const { __within("substr", at); return string(*this, at, n); }
    string &replace(size_type at, size_type n, const string &s) {
        __within("replace", at); if (n > __n - at) n = __n - at;
        string t(__p, at); t += s; __append(&t, __p + at + n, __n - at - n); swap(t); return *this;
    }
    string &replace(size_type at, size_type n, const string &s, size_type b, size_type k = npos) { s.__within("replace", b); return replace(at, n, string(s, b, k)); }
    string &replace(size_type at, size_type n, const char *s, size_type k) { return replace(at, n, string(s, k)); }
    string &replace(size_type at, size_type n, size_type k, char c) { return replace(at, n, string(k, c)); }
    string &insert(size_type at, const string &s, size_type b, size_type n = npos) { s.__within("insert", b); return replace(at, 0, string(s, b, n)); }
    string &insert(size_type at, const char *s, size_type n) { return replace(at, 0, string(s, n)); }
    string &insert(size_type at, const string &s) { return replace(at, 0, s); }
    string &insert(size_type at, size_type n, char c) { __within("insert", at); return replace(at, 0, string(n, c)); }
    iterator insert(const_iterator p, char c) { size_type at = p - c_str(); replace(at, 0, string(1, c)); return __p + at; }
    string &replace(const_iterator a, const_iterator b, const string &s) { return replace(a - c_str(), b - a, s); }
    iterator insert(const_iterator p, size_type n, char c) { size_type at = p - c_str(); replace(at, 0, string(n, c)); return __p + at; }
    iterator insert(const_iterator p, const char *a, const char *b) { size_type at = p - c_str(); replace(at, 0, string(a, b)); return __p + at; }
    string &erase(size_type at = 0, size_type n = npos) { __within("erase", at); return replace(at, n, string()); }
    iterator erase(const_iterator p) { size_type at = p - c_str(); replace(at, 1, string()); return __p + at; }
    iterator erase(const_iterator a, const_iterator b) { size_type at = a - c_str(); replace(at, b - a, string()); return __p + at; }
    int compare(const string &s) const { return __compare(__p, __n, s.__p, s.__n); }
    int compare(size_type at, size_type n, const string &s) const { __within("compare", at); return string(*this, at, n).compare(s); }
    int compare(size_type at, size_type n, const char *s, size_type k) const { return compare(at, n, string(s, k)); }
    int compare(size_type at, size_type n, const string &s, size_type b, size_type k = npos) const { s.__within("compare", b); return compare(at, n, string(s, b, k)); }
    size_type find(const char *s, size_type at, size_type n) const { return __find(__p, __n, s, n, at); }
    size_type find(const string &s, size_type at = 0) const { return __find(__p, __n, s.__p, s.__n, at); }
    size_type find(const char *s, size_type at = 0) const { return __find(__p, __n, s, __length(s), at); }
    size_type find(char c, size_type at = 0) const { for (; at < __n; at++) if (__p[at] == c) return at; return npos; }
    size_type rfind(const string &s, size_type at = npos) const {
        if (s.__n > __n) return npos;
        if (at > __n - s.__n) at = __n - s.__n;
        for (;; at--) { if (__find(__p, at + s.__n, s.__p, s.__n, at) == at) return at; if (at == 0) return npos; }
    }
    size_type rfind(char c, size_type at = npos) const { return rfind(string(1, c), at); }
    size_type find_first_of(const string &s, size_type at = 0) const { for (; at < __n; at++) if (s.find(__p[at]) != npos) return at; return npos; }
    size_type find_first_not_of(const string &s, size_type at = 0) const { for (; at < __n; at++) if (s.find(__p[at]) == npos) return at; return npos; }
    size_type find_last_of(const string &s, size_type at = npos) const { for (size_type i = at < __n ? at + 1 : __n; i > 0; i--) if (s.find(__p[i - 1]) != npos) return i - 1; return npos; }
    size_type find_last_not_of(const string &s, size_type at = npos) const { for (size_type i = at < __n ? at + 1 : __n; i > 0; i--) if (s.find(__p[i - 1]) == npos) return i - 1; return npos; }
    size_type find_first_of(char c, size_type at = 0) const { return find(c, at); }
    size_type find_first_not_of(char c, size_type at = 0) const { return find_first_not_of(string(1, c), at); }
    size_type find_last_of(char c, size_type at = npos) const { return find_last_of(string(1, c), at); }
    size_type find_last_not_of(char c, size_type at = npos) const { return find_last_not_of(string(1, c), at); }
};
string operator+(const string &a, const string &b) { string r(a); r += b; return r; }
string operator+(const string &a, const char *b) { string r(a); r += b; return r; }
string operator+(const string &a, char b) { string r(a); r += b; return r; }
string operator+(const char *a, const string &b) { string r(a); r += b; return r; }
string operator+(char a, const string &b) { string r(1, a); r += b; return r; }
bool operator==(const string &a, const string &b) { return a.compare(b) == 0; }
bool operator!=(const string &a, const string &b) { return a.compare(b) != 0; }
bool operator<(const string &a, const string &b) { return a.compare(b) < 0; }
bool operator>(const string &a, const string &b) { return a.compare(b) > 0; }
bool operator<=(const string &a, const string &b) { return a.compare(b) <= 0; }
bool operator>=(const string &a, const string &b) { return a.compare(b) >= 0; }
string __number(const char *f, long v) { char b[40]; snprintf(b, 40, f, v); return string(b); }
string to_string(int v) { return __number("%ld", v); }
string to_string(long v) { return __number("%ld", v); }
string to_string(long long v) { return __number("%ld", v); }
string to_string(unsigned v) { return __number("%ld", v); }
string to_string(unsigned long v) { char b[40]; snprintf(b, 40, "%lu", v); return string(b); }
string to_string(double v) { char b[400]; snprintf(b, 400, "%f", v); return string(b); }
long __stol(const char *f, const string &s, size_t *n, int base, long low, long high) {
    char *e; const char *p = s.c_str();
    long v = strtol(p, &e, base);
    if (e == p) __invalid(f);
    if (__too_big(p, base) || v < low || v > high) __range(f);
    if (n) *n = e - p;
    return v;
}
int stoi(const string &s, size_t *n = 0, int base = 10) { return __stol("stoi", s, n, base, -2147483648L, 2147483647); }
long stol(const string &s, size_t *n = 0, int base = 10) { return __stol("stol", s, n, base, -9223372036854775807L - 1, 9223372036854775807L); }
long long stoll(const string &s, size_t *n = 0, int base = 10) { return __stol("stoll", s, n, base, -9223372036854775807L - 1, 9223372036854775807L); }
unsigned long stoul(const string &s, size_t *n = 0, int base = 10) { return __stol("stoul", s, n, base, -9223372036854775807L - 1, 9223372036854775807L); }
double stod(const string &s, size_t *n = 0) { char *e; const char *p = s.c_str(); double v = strtod(p, &e); if (e == p) __invalid("stod"); if (n) *n = e - p; return v; }
float stof(const string &s, size_t *n = 0) { return stod(s, n); }
}
