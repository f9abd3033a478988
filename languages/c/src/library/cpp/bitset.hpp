namespace std {
template<size_t N> struct bitset {
    unsigned long __w[(N + 63) / 64];
    struct reference {
        unsigned long *__p; unsigned long __m;
        operator bool() const { return (*__p & __m) != 0; }
        bool operator~() const { return (*__p & __m) == 0; }
        reference &operator=(bool v) { if (v) *__p |= __m; else *__p &= ~__m; return *this; }
        reference &operator=(const reference &r) { bool v = (*r.__p & r.__m) != 0; if (v) *__p |= __m; else *__p &= ~__m; return *this; }
        reference &flip() { *__p ^= __m; return *this; }
    };
    bitset() { reset(); }
    bitset(unsigned long v) { reset(); __w[0] = v; __trim(); }
    explicit bitset(const string &s) { reset(); for (size_t i = 0; i < s.size() && i < N; i++) if (s[s.size() - 1 - i] == '1') set(i); }
    void __trim() { if (N % 64) __w[(N + 63) / 64 - 1] &= (1UL << N % 64) - 1; }
    size_t size() const { return N; }
    reference operator[](size_t i) { __builtin_bound(i, N, this); reference r; r.__p = __w + i / 64; r.__m = 1UL << i % 64; return r; }
    bool operator[](size_t i) const { return test(i); }
    bool test(size_t i) const { __builtin_bound(i, N, this); return __w[i / 64] >> i % 64 & 1; }
    bitset &set() { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] = -1; __trim(); return *this; }
    bitset &set(size_t i, bool v = true) { __builtin_bound(i, N, this); if (v) __w[i / 64] |= 1UL << i % 64; else __w[i / 64] &= ~(1UL << i % 64); return *this; }
    bitset &reset() { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] = 0; return *this; }
    bitset &reset(size_t i) { return set(i, false); }
    bitset &flip() { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] = ~__w[i]; __trim(); return *this; }
    bitset &flip(size_t i) { __w[i / 64] ^= 1UL << i % 64; return *this; }
    size_t count() const { size_t n = 0; for (size_t i = 0; i < N; i++) n += test(i); return n; }
    bool any() const { for (size_t i = 0; i < (N + 63) / 64; i++) if (__w[i]) return true; return false; }
    bool none() const { return !any(); }
    bool all() const { return count() == N; }
    unsigned long to_ulong() const { return __w[0]; }
    unsigned long to_ullong() const { return __w[0]; }
    string to_string() const { string s; for (size_t i = N; i > 0; i--) s.push_back(test(i - 1) ? '1' : '0'); return s; }
    bitset &operator&=(const bitset &o) { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] &= o.__w[i]; return *this; }
    bitset &operator|=(const bitset &o) { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] |= o.__w[i]; return *this; }
    bitset &operator^=(const bitset &o) { for (size_t i = 0; i < (N + 63) / 64; i++) __w[i] ^= o.__w[i]; return *this; }
    bitset operator~() const { bitset r(*this); r.flip(); return r; }
    bitset operator<<(size_t k) const { bitset r; for (size_t i = k; i < N; i++) r.set(i, test(i - k)); return r; }
    bitset operator>>(size_t k) const { bitset r; for (size_t i = k; i < N; i++) r.set(i - k, test(i)); return r; }
    bitset &operator<<=(size_t k) { *this = *this << k; return *this; }
    bitset &operator>>=(size_t k) { *this = *this >> k; return *this; }
    bool operator==(const bitset &o) const { for (size_t i = 0; i < (N + 63) / 64; i++) if (__w[i] != o.__w[i]) return false; return true; }
    bool operator!=(const bitset &o) const { return !(*this == o); }
};
template<size_t N> bitset<N> operator&(const bitset<N> &a, const bitset<N> &b) { bitset<N> r(a); r &= b; return r; }
template<size_t N> bitset<N> operator|(const bitset<N> &a, const bitset<N> &b) { bitset<N> r(a); r |= b; return r; }
template<size_t N> bitset<N> operator^(const bitset<N> &a, const bitset<N> &b) { bitset<N> r(a); r ^= b; return r; }
template<size_t N> istream &operator>>(istream &s, bitset<N> &b) {
    string t; s >> ws;
    while (t.size() < N && (s.peek() == '0' || s.peek() == '1')) t += (char)s.get();
    if (t.empty()) s.setstate(4); else b = bitset<N>(t);
    return s;
}
template<size_t N> ostream &operator<<(ostream &s, const bitset<N> &b) { return s << b.to_string(); }
}
