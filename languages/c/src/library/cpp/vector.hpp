namespace std {
template<class T> struct vector {
    typedef T value_type; typedef T *iterator; typedef const T *const_iterator; typedef unsigned long size_type; typedef T &reference;
    T *__b; T *__e; T *__c;
    vector() : __b(0), __e(0), __c(0) {}
    explicit vector(size_type n) : __b(0), __e(0), __c(0) { __room(n); for (; n > 0; n--) { new (__e) T(); __e++; } }
    vector(size_type n, const T &v) : __b(0), __e(0), __c(0) { __room(n); for (; n > 0; n--) { new (__e) T(v); __e++; } }
    vector(const vector &v) : __b(0), __e(0), __c(0) { __add(v.__b, v.__e); }
    vector(initializer_list<T> l) : __b(0), __e(0), __c(0) { __add(l.begin(), l.end()); }
    template<class I> vector(I a, I b) : __b(0), __e(0), __c(0) { for (; a != b; ++a) push_back(*a); }
    ~vector() { clear(); if (__b) free(__b); }
    void __add(const T *a, const T *b) {
        __room(b - a);
        if (__builtin_trivial(T)) { if (a != b) memmove(__e, a, (b - a) * sizeof(T)); __e += b - a; }
        else for (; a != b; ++a) { new (__e) T(*a); __e++; }
    }
    void __room(size_type n) {
        if (n == 0) return;
        T *b = (T *)__new(n * sizeof(T));
        __take(b, n);
    }
    void __take(T *b, size_type n) {
        size_type k = __e - __b;
        if (__builtin_moves(T)) { if (__b) memcpy(b, __b, k * sizeof(T)); }
        else { for (size_type i = 0; i < k; i++) new (b + i) T(__b[i]); for (T *p = __b; p != __e; ++p) p->~T(); }
        if (__b) free(__b);
        __b = b; __e = b + k; __c = b + n;
    }
    size_type __twice() const { return __e == __b ? 1 : 2 * (__e - __b); }
    vector &operator=(const vector &v) {
        if (this == &v) return *this;
        size_type n = v.size();
        if (n > capacity()) { vector t(v); swap(t); return *this; }
        for (size_type i = 0; i < n; i++) if (__b + i != __e) __b[i] = v.__b[i]; else { new (__e) T(v.__b[i]); __e++; }
        __cut(__b + n);
        return *this;
    }
    vector &operator=(initializer_list<T> l) { vector t(l); swap(t); return *this; }
    size_type size() const { return __e - __b; }
    size_type capacity() const { return __c - __b; }
    size_type max_size() const { return 9223372036854775807L / sizeof(T); }
    bool empty() const { return __b == __e; }
    T &operator[](size_type i) { return __b[__builtin_bound(i, __e - __b, this)]; }
    const T &operator[](size_type i) const { return __b[__builtin_bound(i, __e - __b, this)]; }
    T &at(size_type i) { if (__builtin_tries && i >= size()) __outside("vector::_M_range_check: __n (which is %lu) >= this->size() (which is %lu)", i, size()); return __b[__builtin_bound(i, __e - __b, this)]; }
    const T &at(size_type i) const { if (__builtin_tries && i >= size()) __outside("vector::_M_range_check: __n (which is %lu) >= this->size() (which is %lu)", i, size()); return __b[__builtin_bound(i, __e - __b, this)]; }
    T &front() { return (*this)[0]; }
    const T &front() const { return (*this)[0]; }
    T &back() { return (*this)[__e - __b - 1]; }
    const T &back() const { return (*this)[__e - __b - 1]; }
    T *data() { return __b; }
    const T *data() const { return __b; }
    iterator begin() { return __b; }
    iterator end() { return __e; }
    const_iterator begin() const { return __b; }
    const_iterator end() const { return __e; }
    const_iterator cbegin() const { return __b; }
    const_iterator cend() const { return __e; }
    reverse_iterator<T *> rbegin() { return reverse_iterator<T *>(__e); }
    reverse_iterator<T *> rend() { return reverse_iterator<T *>(__b); }
    typedef reverse_iterator<T *> reverse_iterator;
    reverse_iterator<const T *> rbegin() const { return reverse_iterator<const T *>(__e); }
    reverse_iterator<const T *> rend() const { return reverse_iterator<const T *>(__b); }
    void reserve(size_type n) { if (n > capacity()) __room(n); }
    void shrink_to_fit() {}
    void __cut(T *a) { if (!__builtin_trivial(T)) for (T *p = a; p != __e; ++p) p->~T(); __e = a; }
    void clear() { __cut(__b); }
    void push_back(const T &v) {
        if (__e != __c) { new (__e) T(v); __e++; return; }
        size_type n = __twice();
        T *b = (T *)__new(n * sizeof(T));
        new (b + (__e - __b)) T(v); __take(b, n); __e++;
    }
    void emplace_back() { if (__e == __c) __room(__twice()); new (__e) T(); __e++; }
    template<class A> void emplace_back(const A &a) {
        if (__e != __c) { new (__e) T(a); __e++; return; }
        size_type n = __twice();
        T *b = (T *)__new(n * sizeof(T));
        new (b + (__e - __b)) T(a); __take(b, n); __e++;
    }
    template<class A, class B> void emplace_back(const A &a, const B &b) { push_back(T(a, b)); }
    template<class A, class B, class C> void emplace_back(const A &a, const B &b, const C &c) { push_back(T(a, b, c)); }
    template<class A, class B, class C, class D> void emplace_back(const A &a, const B &b, const C &c, const D &d) { push_back(T(a, b, c, d)); }
    void pop_back() { __builtin_bound(0, __e - __b, this); __e--; __e->~T(); }
    void resize(size_type n) { if (n < size()) __cut(__b + n); if (n > capacity()) __room(n > 2 * size() ? n : 2 * size()); while (size() < n) { new (__e) T(); __e++; } }
    void resize(size_type n, const T &v) { if (n < size()) __cut(__b + n); if (n > capacity()) __room(n > 2 * size() ? n : 2 * size()); while (size() < n) { new (__e) T(v); __e++; } }
    void assign(size_type n, const T &v) { T t(v); clear(); reserve(n); for (; n > 0; n--) push_back(t); }
    void assign(initializer_list<T> l) { vector t(l); swap(t); }
    template<class I> void assign(I a, I b) { vector t(a, b); swap(t); }
    void swap(vector &v) { __swap_bytes(this, &v, sizeof(vector)); }
    iterator insert(const_iterator p, const T &v) {
        size_type i = p - __b, k = __e - __b;
        if (__builtin_moves(T) || __e == __c || i == k) {
            push_back(v);
            for (; k > i; k--) __swap_bytes(__b + k, __b + k - 1, sizeof(T));
        } else {
            T t(v);
            new (__e) T(__e[-1]); __e++;
            for (k--; k > i; k--) __b[k] = __b[k - 1];
            __b[i] = t;
        }
        return __b + i;
    }
    iterator insert(const_iterator p, size_type n, const T &v) { size_type i = p - __b; for (; n > 0; n--) insert(__b + i, v); return __b + i; }
    iterator insert(const_iterator p, initializer_list<T> l) { return insert(p, l.begin(), l.end()); }
    template<class I> iterator insert(const_iterator p, I a, I b) { size_type i = p - __b, k = i; for (; a != b; ++a) insert(__b + k++, *a); return __b + i; }
    iterator erase(const_iterator p) { return erase(p, p + 1); }
    iterator erase(const_iterator a, const_iterator b) {
        size_type i = a - __b, n = b - a;
        if (n > 0) { for (T *p = __b + i + n; p != __e; ++p) if (__builtin_moves(T)) __swap_bytes(p - n, p, sizeof(T)); else *(p - n) = *p; __cut(__e - n); }
        return __b + i;
    }
};
template<class T> bool operator==(const vector<T> &a, const vector<T> &b) {
    if (a.size() != b.size()) return false;
    for (size_t i = 0; i < a.size(); i++) if (!(a.__b[i] == b.__b[i])) return false;
    return true;
}
template<class T> bool operator!=(const vector<T> &a, const vector<T> &b) { return !(a == b); }
template<class T> bool operator<(const vector<T> &a, const vector<T> &b) { return lexicographical_compare(a.__b, a.__e, b.__b, b.__e); }
template<class T> bool operator>(const vector<T> &a, const vector<T> &b) { return b < a; }
template<class T> bool operator<=(const vector<T> &a, const vector<T> &b) { return !(b < a); }
template<class T> bool operator>=(const vector<T> &a, const vector<T> &b) { return !(a < b); }
template<class T> void swap(vector<T> &a, vector<T> &b) { a.swap(b); }
}
