namespace std {
template<class I> void reverse(I a, I b) { while (a != b && a != --b) { swap(*a, *b); ++a; } }
template<class I, class T> I find(I a, I b, const T &v) { for (; a != b; ++a) if (*a == v) break; return a; }
template<class I, class F> I find_if(I a, I b, F f) { for (; a != b; ++a) if (f(*a)) break; return a; }
template<class I, class T> long count(I a, I b, const T &v) { long n = 0; for (; a != b; ++a) if (*a == v) n++; return n; }
template<class I, class F> long count_if(I a, I b, F f) { long n = 0; for (; a != b; ++a) if (f(*a)) n++; return n; }
template<class I, class F> F for_each(I a, I b, F f) { for (; a != b; ++a) f(*a); return f; }
template<class I, class F> bool all_of(I a, I b, F f) { for (; a != b; ++a) if (!f(*a)) return false; return true; }
template<class I, class F> bool any_of(I a, I b, F f) { for (; a != b; ++a) if (f(*a)) return true; return false; }
template<class I, class F> bool none_of(I a, I b, F f) { for (; a != b; ++a) if (f(*a)) return false; return true; }
template<class I, class O, class F> O transform(I a, I b, O o, F f) { for (; a != b; ++a, ++o) *o = f(*a); return o; }
template<class I, class T> I remove(I a, I b, const T &v) { I o = a; for (; a != b; ++a) if (!(*a == v)) { if (o != a) *o = *a; ++o; } return o; }
template<class I, class F> I remove_if(I a, I b, F f) { I o = a; for (; a != b; ++a) if (!f(*a)) { if (o != a) *o = *a; ++o; } return o; }
template<class I, class T> void replace(I a, I b, const T &v, const T &w) { for (; a != b; ++a) if (*a == v) *a = w; }
template<class I> I unique(I a, I b) { if (a == b) return b; I o = a; for (++a; a != b; ++a) if (!(*o == *a)) { ++o; if (o != a) *o = *a; } return ++o; }
template<class I> I min_element(I a, I b) { I r = a; if (a != b) for (++a; a != b; ++a) if (*a < *r) r = a; return r; }
template<class I> I max_element(I a, I b) { I r = a; if (a != b) for (++a; a != b; ++a) if (*r < *a) r = a; return r; }
template<class I, class C> I min_element(I a, I b, C c) { I r = a; if (a != b) for (++a; a != b; ++a) if (c(*a, *r)) r = a; return r; }
template<class I, class C> I max_element(I a, I b, C c) { I r = a; if (a != b) for (++a; a != b; ++a) if (c(*r, *a)) r = a; return r; }
template<class I, class J> bool is_permutation(I a, I b, J j) { for (I k = a; k != b; ++k) { J e = j; for (I m = a; m != b; ++m) ++e; if (count(a, b, *k) != count(j, e, *k)) return false; } return true; }
template<class I> I rotate(I a, I m, I b) { I r = a + (b - m); reverse(a, m); reverse(m, b); reverse(a, b); return r; }
template<class I, class F> I partition(I a, I b, F f) {
    for (;;) {
        for (;;) { if (a == b) return a; if (f(*a)) ++a; else break; }
        --b;
        for (;;) { if (a == b) return a; if (!f(*b)) --b; else break; }
        iter_swap(a, b); ++a;
    }
}
template<class I, class T> I upper_bound(I a, I b, const T &v) { long n = distance(a, b); while (n > 0) { long h = n / 2; I m = a; advance(m, h); if (!(v < *m)) { a = m; ++a; n -= h + 1; } else n = h; } return a; }
template<class I, class T, class C> I upper_bound(I a, I b, const T &v, C c) { long n = distance(a, b); while (n > 0) { long h = n / 2; I m = a; advance(m, h); if (!(c(v, *m))) { a = m; ++a; n -= h + 1; } else n = h; } return a; }
template<class I, class T> bool binary_search(I a, I b, const T &v) { I i = lower_bound(a, b, v); return i != b && !(v < *i); }
template<class I, class T, class C> bool binary_search(I a, I b, const T &v, C c) { I i = lower_bound(a, b, v, c); return i != b && !c(v, *i); }
struct __by_less { template<class A, class B> bool operator()(A &a, B &b) const { return a < b; } };
template<class I, class C> bool is_sorted(I a, I b, C c) { if (a == b) return true; for (I n = a; ++n != b; a = n) if (c(*n, *a)) return false; return true; }
template<class I> bool is_sorted(I a, I b) { return is_sorted(a, b, __by_less()); }
template<class I, class C> bool next_permutation(I a, I b, C c) {
    if (a == b) return false;
    I i = b; --i;
    if (i == a) return false;
    for (;;) {
        I ii = i; --i;
        if (c(*i, *ii)) { I j = b; while (!c(*i, *--j)) ; iter_swap(i, j); reverse(ii, b); return true; }
        if (i == a) { reverse(a, b); return false; }
    }
}
template<class I> bool next_permutation(I a, I b) { return next_permutation(a, b, __by_less()); }
template<class I, class C> bool prev_permutation(I a, I b, C c) {
    if (a == b) return false;
    I i = b; --i;
    if (i == a) return false;
    for (;;) {
        I ii = i; --i;
        if (c(*ii, *i)) { I j = b; while (!c(*--j, *i)) ; iter_swap(i, j); reverse(ii, b); return true; }
        if (i == a) { reverse(a, b); return false; }
    }
}
template<class I> bool prev_permutation(I a, I b) { return prev_permutation(a, b, __by_less()); }
template<class I, class T, class C> void __push_heap(I f, long hole, long top, T v, C c) {
    long parent = (hole - 1) / 2;
    while (hole > top && c(*(f + parent), v)) { *(f + hole) = *(f + parent); hole = parent; parent = (hole - 1) / 2; }
    *(f + hole) = v;
}
template<class I, class T, class C> void __adjust_heap(I f, long hole, long n, T v, C c) {
    long top = hole, second = hole;
    while (second < (n - 1) / 2) {
        second = 2 * (second + 1);
        if (c(*(f + second), *(f + (second - 1)))) second--;
        *(f + hole) = *(f + second); hole = second;
    }
    if ((n & 1) == 0 && second == (n - 2) / 2) { second = 2 * (second + 1); *(f + hole) = *(f + (second - 1)); hole = second - 1; }
    __push_heap(f, hole, top, v, c);
}
template<class I, class C> void push_heap(I a, I b, C c) { auto v = *(b - 1); __push_heap(a, b - a - 1, 0, v, c); }
template<class I> void push_heap(I a, I b) { push_heap(a, b, __by_less()); }
template<class I, class C> void __pop_heap(I f, I l, I r, C c) { auto v = *r; *r = *f; __adjust_heap(f, 0, l - f, v, c); }
template<class I, class C> void pop_heap(I a, I b, C c) { if (b - a > 1) { --b; __pop_heap(a, b, b, c); } }
template<class I> void pop_heap(I a, I b) { pop_heap(a, b, __by_less()); }
template<class I, class C> void make_heap(I a, I b, C c) {
    long n = b - a;
    if (n < 2) return;
    for (long p = (n - 2) / 2;; p--) { auto v = *(a + p); __adjust_heap(a, p, n, v, c); if (p == 0) return; }
}
template<class I> void make_heap(I a, I b) { make_heap(a, b, __by_less()); }
template<class I, class C> void sort_heap(I a, I b, C c) { while (b - a > 1) { --b; __pop_heap(a, b, b, c); } }
template<class I> void sort_heap(I a, I b) { sort_heap(a, b, __by_less()); }
template<class I, class C> void __unguarded_insert(I l, C c) {
    auto v = *l; I n = l; --n;
    while (c(v, *n)) { *l = *n; l = n; --n; }
    *l = v;
}
template<class I, class C> void __insertion_sort(I a, I b, C c) {
    if (a == b) return;
    for (I i = a + 1; i != b; ++i) {
        if (c(*i, *a)) { auto v = *i; copy_backward(a, i, i + 1); *a = v; }
        else __unguarded_insert(i, c);
    }
}
template<class I, class C> void __median_first(I r, I a, I b, I d, C c) {
    if (c(*a, *b)) { if (c(*b, *d)) iter_swap(r, b); else if (c(*a, *d)) iter_swap(r, d); else iter_swap(r, a); }
    else if (c(*a, *d)) iter_swap(r, a);
    else if (c(*b, *d)) iter_swap(r, d);
    else iter_swap(r, b);
}
template<class I, class C> I __cut(I a, I b, C c) {
    I m = a + (b - a) / 2;
    __median_first(a, a + 1, m, b - 1, c);
    I f = a + 1, l = b;
    for (;;) {
        while (c(*f, *a)) ++f;
        --l;
        while (c(*a, *l)) --l;
        if (!(f < l)) return f;
        iter_swap(f, l); ++f;
    }
}
template<class I, class C> void __heap_select(I a, I m, I b, C c) { make_heap(a, m, c); for (I i = m; i < b; ++i) if (c(*i, *a)) __pop_heap(a, m, i, c); }
template<class I, class C> void partial_sort(I a, I m, I b, C c) { __heap_select(a, m, b, c); sort_heap(a, m, c); }
template<class I> void partial_sort(I a, I m, I b) { partial_sort(a, m, b, __by_less()); }
template<class I, class C> void __introsort(I a, I b, long depth, C c) {
    while (b - a > 16) {
        if (depth == 0) { partial_sort(a, b, b, c); return; }
        --depth;
        I cut = __cut(a, b, c);
        __introsort(cut, b, depth, c);
        b = cut;
    }
}
template<class I, class C> void sort(I a, I b, C c) {
    if (a == b) return;
    long n = b - a, lg = 0;
    for (long k = n; k > 1; k /= 2) lg++;
    __introsort(a, b, lg * 2, c);
    if (n > 16) { __insertion_sort(a, a + 16, c); for (I i = a + 16; i != b; ++i) __unguarded_insert(i, c); }
    else __insertion_sort(a, b, c);
}
template<class I> void sort(I a, I b) { sort(a, b, __by_less()); }
template<class I, class C> void stable_sort(I a, I b, C c) {
    for (I i = a; i != b; ++i) { auto v = *i; I j = i; while (j != a && c(v, *(j - 1))) { *j = *(j - 1); --j; } *j = v; }
}
template<class I> void stable_sort(I a, I b) { stable_sort(a, b, __by_less()); }
template<class I, class C> void nth_element(I a, I n, I b, C c) {
    if (a == b || n == b) return;
    long lg = 0;
    for (long k = b - a; k > 1; k /= 2) lg++;
    lg *= 2;
    while (b - a > 3) {
        if (lg == 0) { __heap_select(a, n + 1, b, c); iter_swap(a, n); return; }
        --lg;
        I cut = __cut(a, b, c);
        if (cut <= n) a = cut; else b = cut;
    }
    __insertion_sort(a, b, c);
}
template<class I> void nth_element(I a, I n, I b) { nth_element(a, n, b, __by_less()); }
template<class I> void random_shuffle(I a, I b) { if (a != b) for (I i = a + 1; i != b; ++i) { I j = a + rand() % ((i - a) + 1); if (i != j) iter_swap(i, j); } }
template<class I, class J, class O, class F> O transform(I a, I b, J j, O o, F f) { for (; a != b; ++a, ++j, ++o) *o = f(*a, *j); return o; }
template<class I, class O, class F> O copy_if(I a, I b, O o, F f) { for (; a != b; ++a) if (f(*a)) { *o = *a; ++o; } return o; }
template<class I, class F> I find_if_not(I a, I b, F f) { for (; a != b; ++a) if (!f(*a)) break; return a; }
template<class I> I adjacent_find(I a, I b) { if (a != b) for (I n = a; ++n != b; a = n) if (*a == *n) return a; return b; }
template<class I, class F> void generate(I a, I b, F f) { for (; a != b; ++a) *a = f(); }
template<class I, class N, class F> I generate_n(I a, N n, F f) { for (; n > 0; --n, ++a) *a = f(); return a; }
template<class I, class F, class T> void replace_if(I a, I b, F f, const T &w) { for (; a != b; ++a) if (f(*a)) *a = w; }
template<class I, class O> O reverse_copy(I a, I b, O o) { while (a != b) { --b; *o = *b; ++o; } return o; }
template<class I, class T> pair<I, I> equal_range(I a, I b, const T &v) { return pair<I, I>(lower_bound(a, b, v), upper_bound(a, b, v)); }
template<class I> pair<I, I> minmax_element(I a, I b) { I r = a, s = a; for (; a != b; ++a) { if (*a < *r) r = a; if (!(*a < *s)) s = a; } return pair<I, I>(r, s); }
template<class T> const T &clamp(const T &v, const T &a, const T &b) { if (v < a) return a; if (b < v) return b; return v; }
template<class I, class J, class O> O merge(I a, I b, J c, J d, O o) { while (a != b && c != d) { if (*c < *a) { *o = *c; ++c; } else { *o = *a; ++a; } ++o; } return copy(c, d, copy(a, b, o)); }
template<class I, class J, class O> O set_union(I a, I b, J c, J d, O o) {
    while (a != b && c != d) { if (*a < *c) { *o = *a; ++a; } else if (*c < *a) { *o = *c; ++c; } else { *o = *a; ++a; ++c; } ++o; }
    return copy(c, d, copy(a, b, o));
}
template<class I, class J, class O> O set_intersection(I a, I b, J c, J d, O o) {
    while (a != b && c != d) { if (*a < *c) ++a; else if (*c < *a) ++c; else { *o = *a; ++a; ++c; ++o; } }
    return o;
}
template<class I, class J, class O> O set_difference(I a, I b, J c, J d, O o) {
    while (a != b && c != d) { if (*a < *c) { *o = *a; ++a; ++o; } else { if (!(*c < *a)) ++a; ++c; } }
    return copy(a, b, o);
}
}
