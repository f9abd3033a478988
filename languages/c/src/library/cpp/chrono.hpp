namespace std {
template<long N, long D = 1> struct ratio { static const long num = N; static const long den = D; };
typedef ratio<1, 1000> milli; typedef ratio<1, 1000000> micro; typedef ratio<1, 1000000000> nano;
namespace chrono {
template<class T, class P, class S, class Q> S __scaled(T v, P, S, Q) {
    long n = P::num * Q::den, m = P::den * Q::num, g = __gcd(n, m);
    n /= g; m /= g;
    auto w = v + S();
    if (m == 1) return w * n;
    if (n == 1) return w / m;
    return w * n / m;
}
template<class R, class P = ratio<1> > struct duration {
    typedef R rep; typedef P period;
    R __r;
    duration() : __r() {}
    explicit duration(const R &r) : __r(r) {}
    template<class S, class Q> duration(const duration<S, Q> &d) : __r(__scaled(d.__r, Q(), R(), P())) {}
    R count() const { return __r; }
    duration operator-() const { return duration(-__r); }
    duration &operator+=(const duration &d) { __r += d.__r; return *this; }
    duration &operator-=(const duration &d) { __r -= d.__r; return *this; }
    static duration zero() { return duration(0); }
};
template<class R, class P> duration<R, P> operator+(const duration<R, P> &a, const duration<R, P> &b) { return duration<R, P>(a.__r + b.__r); }
template<class R, class P> duration<R, P> operator-(const duration<R, P> &a, const duration<R, P> &b) { return duration<R, P>(a.__r - b.__r); }
template<class R, class P> duration<R, P> operator*(const duration<R, P> &a, R b) { return duration<R, P>(a.__r * b); }
template<class R, class P> duration<R, P> operator/(const duration<R, P> &a, R b) { return duration<R, P>(a.__r / b); }
template<class R, class P> bool operator<(const duration<R, P> &a, const duration<R, P> &b) { return a.__r < b.__r; }
template<class R, class P> bool operator>(const duration<R, P> &a, const duration<R, P> &b) { return b < a; }
template<class R, class P> bool operator<=(const duration<R, P> &a, const duration<R, P> &b) { return !(b < a); }
template<class R, class P> bool operator>=(const duration<R, P> &a, const duration<R, P> &b) { return !(a < b); }
template<class R, class P> bool operator==(const duration<R, P> &a, const duration<R, P> &b) { return a.__r == b.__r; }
template<class R, class P> bool operator!=(const duration<R, P> &a, const duration<R, P> &b) { return a.__r != b.__r; }
template<class T, class R, class P> T duration_cast(const duration<R, P> &d) { typedef typename T::rep S; typedef typename T::period Q; return T(__scaled(d.__r, P(), S(), Q())); }
typedef duration<long, nano> nanoseconds; typedef duration<long, micro> microseconds; typedef duration<long, milli> milliseconds;
typedef duration<long> seconds; typedef duration<long, ratio<60> > minutes; typedef duration<long, ratio<3600> > hours;
template<class C, class D = nanoseconds> struct time_point {
    typedef D duration; typedef C clock;
    D __d;
    time_point() : __d() {}
    explicit time_point(const D &d) : __d(d) {}
    D time_since_epoch() const { return __d; }
    time_point &operator+=(const D &d) { __d += d; return *this; }
};
template<class C, class D> D operator-(const time_point<C, D> &a, const time_point<C, D> &b) { return a.__d - b.__d; }
template<class C, class D> time_point<C, D> operator+(const time_point<C, D> &a, const D &b) { return time_point<C, D>(a.__d + b); }
template<class C, class D> bool operator<(const time_point<C, D> &a, const time_point<C, D> &b) { return a.__d < b.__d; }
template<class C, class D> bool operator>(const time_point<C, D> &a, const time_point<C, D> &b) { return b < a; }
struct system_clock {
    typedef nanoseconds duration; typedef long rep; typedef chrono::time_point<system_clock> time_point;
    static chrono::time_point<system_clock> now() { return chrono::time_point<system_clock>(nanoseconds(time(0) * 1000000000 + clock() % 1000000 * 1000)); }
    static time_t to_time_t(const chrono::time_point<system_clock> &t) { return t.__d.__r / 1000000000; }
};
struct steady_clock {
    typedef nanoseconds duration; typedef long rep; typedef chrono::time_point<steady_clock> time_point;
    static chrono::time_point<steady_clock> now() { return chrono::time_point<steady_clock>(nanoseconds(clock() * 1000)); }
};
typedef system_clock high_resolution_clock;
}
}
