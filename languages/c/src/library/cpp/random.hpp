namespace std {
template<unsigned long A, unsigned long C, unsigned long M> struct __linear {
    typedef unsigned long result_type;
    unsigned long __x;
    __linear(unsigned long s = 1) { seed(s); }
    void seed(unsigned long s = 1) { __x = s % M; if (C == 0 && __x == 0) __x = 1; }
    static constexpr unsigned long min() { return C == 0; }
    static constexpr unsigned long max() { return M - 1; }
    unsigned long operator()() { __x = (__x * A + C) % M; return __x; }
    void discard(unsigned long n) { for (; n > 0; n--) (*this)(); }
};
typedef __linear<16807, 0, 2147483647> minstd_rand0; typedef __linear<48271, 0, 2147483647> minstd_rand;
typedef minstd_rand0 default_random_engine;
template<class U, int W, int N, int M, int R, unsigned long A, int P, unsigned long D, int S, unsigned long B, int T, unsigned long C, int L, unsigned long F> struct __twister {
    typedef unsigned long result_type;
    U __s[N]; int __i;
    __twister(unsigned long s = 5489) { seed(s); }
    void seed(unsigned long s = 5489) { __s[0] = s; for (int i = 1; i < N; i++) { U x = __s[i - 1]; __s[i] = F * (x ^ (x >> (W - 2))) + i; } __i = N; }
    static constexpr unsigned long min() { return 0; }
    static constexpr unsigned long max() { return (U)-1; }
    unsigned long operator()() {
        if (__i >= N) {
            U m = ((U)-1) << R;
            for (int k = 0; k < N; k++) { U y = (__s[k] & m) | (__s[(k + 1) % N] & ~m); __s[k] = __s[(k + M) % N] ^ (y >> 1) ^ ((y & 1) ? (U)A : 0); }
            __i = 0;
        }
        U z = __s[__i++];
        z ^= (z >> P) & D; z ^= (z << S) & B; z ^= (z << T) & C; z ^= z >> L;
        return z;
    }
    void discard(unsigned long n) { for (; n > 0; n--) (*this)(); }
};
typedef __twister<unsigned, 32, 624, 397, 31, 0x9908b0df, 11, 0xffffffff, 7, 0x9d2c5680, 15, 0xefc60000, 18, 1812433253> mt19937;
typedef __twister<unsigned long, 64, 312, 156, 31, 0xb5026f5aa96619e9, 29, 0x5555555555555555, 17, 0x71d67fffeda60000, 37, 0xfff7eee000000000, 43, 6364136223846793005> mt19937_64;
struct random_device { typedef unsigned result_type; unsigned operator()() { return (unsigned)rand() * 2u + (unsigned)rand() % 2u; } static constexpr unsigned min() { return 0; } static constexpr unsigned max() { return 4294967295u; } double entropy() const { return 0; } };
unsigned long __high(unsigned long a, unsigned long b) {
    unsigned long c = (unsigned)a, d = (unsigned)b, m = (a >> 32) * d + (c * d >> 32), k = (unsigned)m + c * (b >> 32);
    return (a >> 32) * (b >> 32) + (m >> 32) + (k >> 32);
}
template<class G> unsigned long __below(G &g, unsigned long n) {
    unsigned long range = (unsigned long)G::max() - (unsigned long)G::min();
    if (range == n - 1) return (unsigned long)g() - G::min();
    if (range < n - 1) {
        unsigned long t, r;
        do { t = (range + 1) * __below(g, (n - 1) / (range + 1) + 1); r = t + ((unsigned long)g() - G::min()); } while (r > n - 1 || r < t);
        return r;
    }
    if (range == 4294967295UL) {
        unsigned long p = (unsigned long)g() * n; unsigned low = p;
        if (low < n) { unsigned t = -(unsigned)n % (unsigned)n; while (low < t) { p = (unsigned long)g() * n; low = p; } }
        return p >> 32;
    }
    unsigned long scale, past, r = 0;
    if (range == ~0UL) {
        r = g();
        unsigned long low = n * r, high = __high(r, n);
        if (low < n) { unsigned long t = -n % n; while (low < t) { r = g(); low = n * r; high = __high(r, n); } }
        return high;
    }
    scale = range / n; past = n * scale;
    do r = (unsigned long)g() - G::min(); while (r >= past);
    return r / scale;
}
template<class T = int> struct uniform_int_distribution {
    T __a, __b;
    explicit uniform_int_distribution(T a = 0, T b = numeric_limits<T>::max()) : __a(a), __b(b) {}
    T min() const { return __a; }
    T max() const { return __b; }
    template<class G> T operator()(G &g) { return __a + (T)__below(g, (unsigned long)__b - (unsigned long)__a + 1); }
};
template<class T, class G> T __canonical(G &g) {
    double range = (double)G::max() - (double)G::min() + 1;
    T sum = 0, f = 1;
    for (int k = sizeof(T) == 4 || range > 1e18 ? 1 : 2; k > 0; k--) { sum += (T)(g() - G::min()) * f; f *= range; }
    sum /= f;
    return sum < 1 ? sum : (T)(sizeof(T) == 4 ? 0.99999994f : 0.99999999999999988898);
}
template<class T = double> struct uniform_real_distribution {
    T __a, __b;
    explicit uniform_real_distribution(T a = 0, T b = 1) : __a(a), __b(b) {}
    T min() const { return __a; }
    T max() const { return __b; }
    template<class G> T operator()(G &g) { return __canonical<T>(g) * (__b - __a) + __a; }
};
struct bernoulli_distribution {
    double __p;
    explicit bernoulli_distribution(double p = 0.5) : __p(p) {}
    template<class G> bool operator()(G &g) { return __canonical<double>(g) < __p; }
};
template<class I, class G> void shuffle(I a, I b, G &&g) {
    if (a == b) return;
    unsigned long n = b - a, range = (unsigned long)g.max() - (unsigned long)g.min();
    if (range / n >= n) {
        I i = a + 1;
        if (n % 2 == 0) { iter_swap(i, a + __below(g, 2)); ++i; }
        while (i != b) {
            unsigned long s = i - a + 1, x = __below(g, s * (s + 1));
            iter_swap(i, a + x / (s + 1)); ++i;
            iter_swap(i, a + x % (s + 1)); ++i;
        }
        return;
    }
    for (I i = a + 1; i != b; ++i) iter_swap(i, a + __below(g, i - a + 1));
}
}
