namespace std {
template<class I, class T> T accumulate(I a, I b, T v) { for (; a != b; ++a) v = v + *a; return v; }
template<class I, class T, class F> T accumulate(I a, I b, T v, F f) { for (; a != b; ++a) v = f(v, *a); return v; }
template<class I, class T> void iota(I a, I b, T v) { for (; a != b; ++a) { *a = v; ++v; } }
template<class I, class O> O partial_sum(I a, I b, O o) { if (a == b) return o; auto v = *a; *o = v; while (++a != b) { v = v + *a; *++o = v; } return ++o; }
template<class A> A gcd(A a, A b) { if (a < 0) a = -a; if (b < 0) b = -b; while (b) { A t = a % b; a = b; b = t; } return a; }
template<class A> A lcm(A a, A b) { if (a == 0 || b == 0) return 0; A r = a / gcd(a, b) * b; return r < 0 ? -r : r; }
template<class I, class J, class T> T inner_product(I a, I b, J c, T v) { for (; a != b; ++a, ++c) v = v + *a * *c; return v; }
template<class I, class O> O adjacent_difference(I a, I b, O o) { if (a == b) return o; auto v = *a; *o = v; while (++a != b) { auto w = *a; *++o = w - v; v = w; } return ++o; }
template<class I> auto reduce(I a, I b) { auto v = *a; for (++a; a != b; ++a) v = v + *a; return v; }
}
