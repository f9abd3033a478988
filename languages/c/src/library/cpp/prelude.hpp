int abs(int n) { return n < 0 ? -n : n; }
long abs(long n) { return n < 0 ? -n : n; }
long long abs(long long n) { return n < 0 ? -n : n; }
double abs(double x) { return __builtin_signbit(x) ? -x : x; }
float abs(float x) { return x < 0 ? -x : x; }
namespace std {
typedef unsigned long size_t; typedef long ptrdiff_t; typedef decltype(nullptr) nullptr_t;
using ::abs;
void __outside(const char *f, unsigned long i, unsigned long n);
void __invalid(const char *f);
void __range(const char *f);
template<class T> struct initializer_list {
    const T *__b; unsigned long __n;
    const T *begin() const { return __b; }
    const T *end() const { return __b + __n; }
    unsigned long size() const { return __n; }
};
template<class T> void __construct(T *p, long n) { for (long i = 0; i < n; i++) new (p + i) T(); }
template<class T> void __copies(T *p, T *q, long n) { for (long i = 0; i < n; i++) new (p + i) T(q[i]); }
template<class T> void __destroy(T *p, long n) { for (long i = n; i > 0; i--) p[i - 1].~T(); }
template<class T> T *__new_plain(T *t, unsigned long n) { t = (T *)__new(n * sizeof(T)); __construct(t, n); return t; }
template<class T> T *__new_objects(T *t, unsigned long n) {
    char *r = (char *)__new(n * sizeof(T) + 16); *(unsigned long *)(r + 8) = n; t = (T *)(r + 16); __construct(t, n); return t;
}
template<class T> void __delete_objects(T *p) {
    if (p) { char *r = (char *)p - 16; __destroy(p, *(unsigned long *)(r + 8)); free(r); }
}
template<class T> void __delete(T *p) { if (p) { p->~T(); free(p); } }
template<class T> T __taken(T &a) { T t; swap(t, a); return t; }
template<class T> T &&move(T &a) { return static_cast<T &&>(a); }
template<class T> T move(const T &a) { return a; }
template<class A> A __gcd(A a, A b) { while (b) { A t = a % b; a = b; b = t; } return a; }
template<class T> T &&forward(T &a) { return static_cast<T &&>(a); }
template<class T, size_t N> void swap(T (&a)[N], T (&b)[N]) { __swap_bytes(a, b, sizeof(T) * N); }
template<class T> void swap(T &a, T &b) { if (__builtin_moves(T)) __swap_bytes(&a, &b, sizeof(T)); else { T t(a); a = b; b = t; } }
template<class A, class B> void iter_swap(A a, B b) { swap(*a, *b); }
template<class T> const T &min(const T &a, const T &b) { if (b < a) return b; return a; }
template<class T> const T &max(const T &a, const T &b) { if (a < b) return b; return a; }
template<class T, class C> const T &min(const T &a, const T &b, C c) { if (c(b, a)) return b; return a; }
template<class T, class C> const T &max(const T &a, const T &b, C c) { if (c(a, b)) return b; return a; }
template<class T> T min(initializer_list<T> l) { T r = *l.begin(); for (const T *p = l.begin(); p != l.end(); ++p) if (*p < r) r = *p; return r; }
template<class T> T max(initializer_list<T> l) { T r = *l.begin(); for (const T *p = l.begin(); p != l.end(); ++p) if (r < *p) r = *p; return r; }
template<class I, class T> void fill(I a, I b, const T &v) { for (; a != b; ++a) *a = v; }
template<class I, class N, class T> I fill_n(I a, N n, const T &v) { for (; n > 0; --n, ++a) *a = v; return a; }
template<class I, class O> O copy(I a, I b, O o) { for (; a != b; ++a, ++o) *o = *a; return o; }
template<class I, class N, class O> O copy_n(I a, N n, O o) { for (; n > 0; --n, ++a, ++o) *o = *a; return o; }
template<class I, class O> O copy_backward(I a, I b, O o) { while (a != b) *--o = *--b; return o; }
template<class I, class J> bool equal(I a, I b, J j) { for (; a != b; ++a, ++j) if (!(*a == *j)) return false; return true; }
template<class I, class J> bool lexicographical_compare(I a, I b, J c, J d) {
    for (; a != b && c != d; ++a, ++c) { if (*a < *c) return true; if (*c < *a) return false; }
    return a == b && c != d;
}
template<class T> long distance(T *a, T *b) { return b - a; }
template<class I> long distance(I a, I b) { long n = 0; for (; a != b; ++a) n++; return n; }
template<class T> T *next(T *a, long n = 1) { return a + n; }
template<class T> T *prev(T *a, long n = 1) { return a - n; }
template<class I> I next(I a, long n = 1) { for (; n > 0; n--) ++a; for (; n < 0; n++) --a; return a; }
template<class I> I prev(I a, long n = 1) { for (; n > 0; n--) --a; for (; n < 0; n++) ++a; return a; }
template<class T> void advance(T *&a, long n) { a += n; }
template<class I> void advance(I &a, long n) { for (; n > 0; n--) ++a; for (; n < 0; n++) --a; }
template<class I, class T> I lower_bound(I a, I b, const T &v) { long n = distance(a, b); while (n > 0) { long h = n / 2; I m = a; advance(m, h); if (*m < v) { a = m; ++a; n -= h + 1; } else n = h; } return a; }
template<class I, class T, class C> I lower_bound(I a, I b, const T &v, C c) { long n = distance(a, b); while (n > 0) { long h = n / 2; I m = a; advance(m, h); if (c(*m, v)) { a = m; ++a; n -= h + 1; } else n = h; } return a; }
template<class I, class J> J swap_ranges(I a, I b, J j) { for (; a != b; ++a, ++j) iter_swap(a, j); return j; }
template<class T> T __lg(T n) { T r = 0; while (n > 1) { n >>= 1; r++; } return r; }
template<class T, size_t N> T *begin(T (&a)[N]) { return a; }
template<class T, size_t N> T *end(T (&a)[N]) { return a + N; }
template<class C> auto begin(C &c) { return c.begin(); }
template<class C> auto end(C &c) { return c.end(); }
template<class T, size_t N> size_t size(T (&a)[N]) { return N; }
template<class C> auto size(const C &c) { return c.size(); }
template<class A, class B> struct pair {
    typedef A first_type; typedef B second_type;
    A first; B second;
    pair() : first(), second() {}
    pair(const A &a, const B &b) : first(a), second(b) {}
    template<class C, class D> pair(const pair<C, D> &p) : first(p.first), second(p.second) {}
    void swap(pair &o) { std::swap(first, o.first); std::swap(second, o.second); }
};
template<class A, class B> pair<A, B> make_pair(A a, B b) { return pair<A, B>(a, b); }
template<size_t I, class T> T &get(T &t);
template<class A, class B> bool operator==(const pair<A, B> &a, const pair<A, B> &b) { return a.first == b.first && a.second == b.second; }
template<class A, class B> bool operator!=(const pair<A, B> &a, const pair<A, B> &b) { return !(a == b); }
template<class A, class B> bool operator<(const pair<A, B> &a, const pair<A, B> &b) { return a.first < b.first || (!(b.first < a.first) && a.second < b.second); }
template<class A, class B> bool operator>(const pair<A, B> &a, const pair<A, B> &b) { return b < a; }
template<class A, class B> bool operator<=(const pair<A, B> &a, const pair<A, B> &b) { return !(b < a); }
template<class A, class B> bool operator>=(const pair<A, B> &a, const pair<A, B> &b) { return !(a < b); }
struct __any_less { template<class A, class B> bool operator()(const A &a, const B &b) const { return a < b; } };
struct __any_greater { template<class A, class B> bool operator()(const A &a, const B &b) const { return a > b; } };
template<class T = void> struct less { bool operator()(const T &a, const T &b) const { return a < b; } };
template<class T = void> struct greater { bool operator()(const T &a, const T &b) const { return a > b; } };
template<class T> struct plus { T operator()(const T &a, const T &b) const { return a + b; } };
template<class T> struct multiplies { T operator()(const T &a, const T &b) const { return a * b; } };
template<class T> struct minus { T operator()(const T &a, const T &b) const { return a - b; } };
template<class T> struct divides { T operator()(const T &a, const T &b) const { return a / b; } };
template<class T> struct modulus { T operator()(const T &a, const T &b) const { return a % b; } };
template<class T> struct negate { T operator()(const T &a) const { return -a; } };
template<class T> struct equal_to { bool operator()(const T &a, const T &b) const { return a == b; } };
template<class T> struct not_equal_to { bool operator()(const T &a, const T &b) const { return a != b; } };
template<class T> struct less_equal { bool operator()(const T &a, const T &b) const { return a <= b; } };
template<class T> struct greater_equal { bool operator()(const T &a, const T &b) const { return a >= b; } };
template<class T> struct logical_and { bool operator()(const T &a, const T &b) const { return a && b; } };
template<class T> struct logical_or { bool operator()(const T &a, const T &b) const { return a || b; } };
template<class T> struct logical_not { bool operator()(const T &a) const { return !a; } };
template<class T, class U> T exchange(T &a, const U &b) { T t = a; a = b; return t; }
template<class T> const T &as_const(T &a) { return a; }
template<class T> T *addressof(T &a) { return &a; }
}
