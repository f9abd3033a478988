namespace std {
template<class T, size_t N> struct array {
    typedef T value_type; typedef T *iterator; typedef const T *const_iterator; typedef unsigned long size_type;
    T __a[N];
    size_type size() const { return N; }
    bool empty() const { return N == 0; }
    T &operator[](size_type i) { return __a[__builtin_bound(i, N, this)]; }
    const T &operator[](size_type i) const { return __a[__builtin_bound(i, N, this)]; }
    T &at(size_type i) { if (__builtin_tries && i >= N) __outside("array::at: __n (which is %lu) >= _Nm (which is %lu)", i, N); return __a[__builtin_bound(i, N, this)]; }
    const T &at(size_type i) const { if (__builtin_tries && i >= N) __outside("array::at: __n (which is %lu) >= _Nm (which is %lu)", i, N); return __a[__builtin_bound(i, N, this)]; }
    T &front() { return __a[0]; }
    T &back() { return __a[N - 1]; }
    const T &front() const { return __a[0]; }
    const T &back() const { return __a[N - 1]; }
    T *begin() { return __a; }
    T *end() { return __a + N; }
    const T *begin() const { return __a; }
    const T *end() const { return __a + N; }
    reverse_iterator<T *> rbegin() { return reverse_iterator<T *>(end()); }
    reverse_iterator<T *> rend() { return reverse_iterator<T *>(begin()); }
    T *data() { return __a; }
    void fill(const T &v) { for (size_type i = 0; i < N; i++) __a[i] = v; }
    void swap(array &o) { __swap_bytes(this, &o, sizeof(array)); }
};
template<class T, size_t N> bool operator==(const array<T, N> &a, const array<T, N> &b) { for (size_t i = 0; i < N; i++) if (!(a[i] == b[i])) return false; return true; }
template<class T, size_t N> bool operator!=(const array<T, N> &a, const array<T, N> &b) { return !(a == b); }
template<class T, size_t N> bool operator<(const array<T, N> &a, const array<T, N> &b) { return lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()); }
template<class T> struct deque {
    typedef T value_type; typedef T *iterator; typedef const T *const_iterator; typedef unsigned long size_type;
    T *__m; T *__b; T *__e; T *__c;
    deque() : __m(0), __b(0), __e(0), __c(0) {}
    explicit deque(size_type n) : __m(0), __b(0), __e(0), __c(0) { for (; n > 0; n--) push_back(T()); }
    deque(size_type n, const T &v) : __m(0), __b(0), __e(0), __c(0) { for (; n > 0; n--) push_back(v); }
    deque(const deque &d) : __m(0), __b(0), __e(0), __c(0) { for (T *p = d.__b; p != d.__e; ++p) push_back(*p); }
    deque(initializer_list<T> l) : __m(0), __b(0), __e(0), __c(0) { for (const T *p = l.begin(); p != l.end(); ++p) push_back(*p); }
    template<class I> deque(I a, I b) : __m(0), __b(0), __e(0), __c(0) { for (; a != b; ++a) push_back(*a); }
    ~deque() { clear(); if (__m) free(__m); }
    deque &operator=(const deque &d) { deque t(d); swap(t); return *this; }
    T *__grow() {
        size_type n = __e - __b, half = n / 2 + 4, all = n + 2 * half;
        T *m = (T *)__new(all * sizeof(T));
        if (n > 0) memcpy(m + half, __b, n * sizeof(T));
        T *was = __m;
        __m = m; __b = m + half; __e = __b + n; __c = m + all;
        return was;
    }
    size_type size() const { return __e - __b; }
    bool empty() const { return __b == __e; }
    T &operator[](size_type i) { return __b[__builtin_bound(i, __e - __b, this)]; }
    const T &operator[](size_type i) const { return __b[__builtin_bound(i, __e - __b, this)]; }
    T &at(size_type i) { if (__builtin_tries && i >= size()) __outside("deque::_M_range_check: __n (which is %lu)>= this->size() (which is %lu)", i, size()); return __b[__builtin_bound(i, __e - __b, this)]; }
    T &front() { return (*this)[0]; }
    T &back() { return (*this)[__e - __b - 1]; }
    const T &front() const { return (*this)[0]; }
    const T &back() const { return (*this)[__e - __b - 1]; }
    iterator begin() { return __b; }
    iterator end() { return __e; }
    const_iterator begin() const { return __b; }
    const_iterator end() const { return __e; }
    reverse_iterator<T *> rbegin() { return reverse_iterator<T *>(__e); }
    reverse_iterator<T *> rend() { return reverse_iterator<T *>(__b); }
    typedef reverse_iterator<T *> reverse_iterator;
    void clear() { for (T *p = __b; p != __e; ++p) p->~T(); __e = __b; }
    void push_back(const T &v) { T *was = __e == __c ? __grow() : 0; new (__e) T(v); __e++; if (was) free(was); }
    void push_front(const T &v) { T *was = __b == __m ? __grow() : 0; new (__b - 1) T(v); __b--; if (was) free(was); }
    void pop_back() { __builtin_bound(0, __e - __b, this); __e--; __e->~T(); }
    void pop_front() { __builtin_bound(0, __e - __b, this); __b->~T(); __b++; }
    void emplace_back() { push_back(T()); }
    template<class A> void emplace_back(const A &a) { push_back(T(a)); }
    template<class A, class B> void emplace_back(const A &a, const B &b) { push_back(T(a, b)); }
    template<class A, class B, class C> void emplace_back(const A &a, const B &b, const C &c) { push_back(T(a, b, c)); }
    template<class A> void emplace_front(const A &a) { push_front(T(a)); }
    template<class A, class B> void emplace_front(const A &a, const B &b) { push_front(T(a, b)); }
    template<class A, class B, class C> void emplace_front(const A &a, const B &b, const C &c) { push_front(T(a, b, c)); }
    void swap(deque &o) { __swap_bytes(this, &o, sizeof(deque)); }
    void assign(size_type n, const T &v) { deque t(n, v); swap(t); }
    template<class I> void assign(I a, I b) { deque t(a, b); swap(t); }
    void shrink_to_fit() {}
    void resize(size_type n) { while (size() > n) pop_back(); while (size() < n) push_back(T()); }
    iterator erase(const_iterator p) {
        size_type i = p - __b;
        if (i < size() / 2) { for (T *q = __b + i; q != __b; --q) if (__builtin_moves(T)) __swap_bytes(q, q - 1, sizeof(T)); else *q = q[-1]; pop_front(); }
        else { for (T *q = __b + i + 1; q != __e; ++q) if (__builtin_moves(T)) __swap_bytes(q - 1, q, sizeof(T)); else q[-1] = *q; pop_back(); }
        return __b + i;
    }
    iterator insert(const_iterator p, const T &v) { size_type i = p - __b; push_back(v); for (size_type k = size() - 1; k > i; k--) __swap_bytes(__b + k, __b + k - 1, sizeof(T)); return __b + i; }
};
template<class T, class C = deque<T> > struct stack {
    typedef T value_type; typedef unsigned long size_type;
    C c;
    stack() {}
    explicit stack(const C &o) : c(o) {}
    bool empty() const { return c.empty(); }
    size_type size() const { return c.size(); }
    T &top() { return c.back(); }
    const T &top() const { return c.back(); }
    void push(const T &v) { c.push_back(v); }
    void pop() { c.pop_back(); }
    void emplace() { c.push_back(T()); }
    template<class A> void emplace(const A &a) { c.push_back(T(a)); }
    template<class A, class B> void emplace(const A &a, const B &b) { c.push_back(T(a, b)); }
    template<class A, class B, class D> void emplace(const A &a, const B &b, const D &d) { c.push_back(T(a, b, d)); }
    template<class A, class B, class D, class E> void emplace(const A &a, const B &b, const D &d, const E &e) { c.push_back(T(a, b, d, e)); }
    void swap(stack &o) { c.swap(o.c); }
};
template<class T, class C = deque<T> > struct queue {
    typedef T value_type; typedef unsigned long size_type;
    C c;
    queue() {}
    explicit queue(const C &o) : c(o) {}
    bool empty() const { return c.empty(); }
    size_type size() const { return c.size(); }
    T &front() { return c.front(); }
    T &back() { return c.back(); }
    const T &front() const { return c.front(); }
    void push(const T &v) { c.push_back(v); }
    void pop() { c.pop_front(); }
    void emplace() { c.push_back(T()); }
    template<class A> void emplace(const A &a) { c.push_back(T(a)); }
    template<class A, class B> void emplace(const A &a, const B &b) { c.push_back(T(a, b)); }
    template<class A, class B, class D> void emplace(const A &a, const B &b, const D &d) { c.push_back(T(a, b, d)); }
    template<class A, class B, class D, class E> void emplace(const A &a, const B &b, const D &d, const E &e) { c.push_back(T(a, b, d, e)); }
    void swap(queue &o) { c.swap(o.c); }
};
template<class T, class V = vector<T>, class C = less<T> > struct priority_queue {
    typedef T value_type; typedef unsigned long size_type;
    V c; C comp;
    priority_queue() {}
    explicit priority_queue(const C &x) : comp(x) {}
    priority_queue(const C &x, const V &v) : c(v), comp(x) { make_heap(c.begin(), c.end(), comp); }
    template<class I> priority_queue(I a, I b) : c(a, b) { make_heap(c.begin(), c.end(), comp); }
    bool empty() const { return c.empty(); }
    size_type size() const { return c.size(); }
    const T &top() const { return c.front(); }
    void push(const T &v) { c.push_back(v); push_heap(c.begin(), c.end(), comp); }
    void pop() { if (c.empty()) c.pop_back(); pop_heap(c.begin(), c.end(), comp); c.pop_back(); }
    void emplace() { push(T()); }
    template<class A> void emplace(const A &a) { push(T(a)); }
    template<class A, class B> void emplace(const A &a, const B &b) { push(T(a, b)); }
    template<class A, class B, class D> void emplace(const A &a, const B &b, const D &d) { push(T(a, b, d)); }
    template<class A, class B, class D, class E> void emplace(const A &a, const B &b, const D &d, const E &e) { push(T(a, b, d, e)); }
    void swap(priority_queue &o) { c.swap(o.c); }
};
}
