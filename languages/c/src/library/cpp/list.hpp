namespace std {
template<class T> struct __list_node { __list_node *__next; __list_node *__prev; T value; };
template<class T> struct __list_iterator {
    typedef T value_type;
    __list_node<T> *__n;
    __list_iterator(__list_node<T> *n = 0) : __n(n) {}
    T &operator*() const { return __n->value; }
    T *operator->() const { return &__n->value; }
    __list_iterator &operator++() { __n = __n->__next; return *this; }
    __list_iterator &operator--() { __n = __n->__prev; return *this; }
    __list_iterator operator++(int) { __list_iterator t = *this; __n = __n->__next; return t; }
    __list_iterator operator--(int) { __list_iterator t = *this; __n = __n->__prev; return t; }
    bool operator==(const __list_iterator &o) const { return __n == o.__n; }
    bool operator!=(const __list_iterator &o) const { return __n != o.__n; }
};
template<class T> struct list {
    typedef T value_type; typedef unsigned long size_type; typedef __list_node<T> node;
    typedef __list_iterator<T> iterator; typedef __list_iterator<T> const_iterator;
    node *__head; size_type __count;
    void __open() { __head = (node *)__new(sizeof(node)); __head->__next = __head->__prev = __head; __count = 0; }
    list() { __open(); }
    explicit list(size_type n) { __open(); for (; n > 0; n--) push_back(T()); }
    list(size_type n, const T &v) { __open(); for (; n > 0; n--) push_back(v); }
    list(const list &l) { __open(); for (node *n = l.__head->__next; n != l.__head; n = n->__next) push_back(n->value); }
    list(initializer_list<T> l) { __open(); for (const T *p = l.begin(); p != l.end(); ++p) push_back(*p); }
    template<class I> list(I a, I b) { __open(); for (; a != b; ++a) push_back(*a); }
    ~list() { clear(); free(__head); }
    list &operator=(const list &l) { list t(l); swap(t); return *this; }
    size_type size() const { return __count; }
    bool empty() const { return __count == 0; }
    iterator begin() const { return iterator(__head->__next); }
    iterator end() const { return iterator(__head); }
    iterator cbegin() const { return begin(); }
    iterator cend() const { return end(); }
    reverse_iterator<iterator> rbegin() const { return reverse_iterator<iterator>(end()); }
    reverse_iterator<iterator> rend() const { return reverse_iterator<iterator>(begin()); }
    typedef reverse_iterator<iterator> reverse_iterator;
    T &front() { __builtin_bound(0, __count, this); return __head->__next->value; }
    T &back() { __builtin_bound(0, __count, this); return __head->__prev->value; }
    const T &front() const { __builtin_bound(0, __count, this); return __head->__next->value; }
    const T &back() const { __builtin_bound(0, __count, this); return __head->__prev->value; }
    iterator insert(iterator p, const T &v) {
        node *n = (node *)__new(sizeof(node));
        new (&n->value) T(v);
        n->__next = p.__n; n->__prev = p.__n->__prev; n->__prev->__next = n; p.__n->__prev = n; __count++;
        return iterator(n);
    }
    iterator insert(iterator p, size_type n, const T &v) { T t(v); for (; n > 0; n--) p = insert(p, t); return p; }
    iterator insert(iterator p, initializer_list<T> l) { for (const T *q = l.end(); q != l.begin();) p = insert(p, *--q); return p; }
    iterator erase(iterator p) {
        node *n = p.__n, *next = n->__next;
        n->__prev->__next = next; next->__prev = n->__prev; n->value.~T(); free(n); __count--;
        return iterator(next);
    }
    iterator erase(iterator a, iterator b) { while (a != b) a = erase(a); return b; }
    void push_back(const T &v) { insert(end(), v); }
    void push_front(const T &v) { insert(begin(), v); }
    template<class A> void emplace_back(const A &a) { push_back(T(a)); }
    template<class A, class B> void emplace_back(const A &a, const B &b) { push_back(T(a, b)); }
    template<class A, class B, class C> void emplace_back(const A &a, const B &b, const C &c) { push_back(T(a, b, c)); }
    template<class A> void emplace_front(const A &a) { push_front(T(a)); }
    template<class A, class B> void emplace_front(const A &a, const B &b) { push_front(T(a, b)); }
    template<class A, class B, class C> void emplace_front(const A &a, const B &b, const C &c) { push_front(T(a, b, c)); }
    void pop_back() { __builtin_bound(0, __count, this); erase(iterator(__head->__prev)); }
    void pop_front() { __builtin_bound(0, __count, this); erase(begin()); }
    void clear() { while (__count > 0) erase(begin()); }
    void assign(size_type n, const T &v) { list t(n, v); swap(t); }
    template<class I> void assign(I a, I b) { list t(a, b); swap(t); }
    void unique() { if (__count > 1) for (iterator i = ++begin(); i != end();) if (__list_iterator<T>(i.__n->__prev).__n->value == *i) i = erase(i); else ++i; }
    void swap(list &l) { __swap_bytes(this, &l, sizeof(list)); }
    void remove(const T &v) { T t(v); for (iterator i = begin(); i != end();) if (*i == t) i = erase(i); else ++i; }
    template<class F> void remove_if(F f) { for (iterator i = begin(); i != end();) if (f(*i)) i = erase(i); else ++i; }
    void reverse() { node *n = __head; do { node *t = n->__next; n->__next = n->__prev; n->__prev = t; n = t; } while (n != __head); }
    template<class C> void sort(C c) {
        for (node *n = __head->__next; n != __head;) {
            node *next = n->__next, *p = n->__prev;
            while (p != __head && c(n->value, p->value)) p = p->__prev;
            if (p != n->__prev) {
                n->__prev->__next = next; next->__prev = n->__prev;
                n->__prev = p; n->__next = p->__next; p->__next->__prev = n; p->__next = n;
            }
            n = next;
        }
    }
    void sort() { sort(less<T>()); }
};
template<class T> bool operator==(const list<T> &a, const list<T> &b) { return a.size() == b.size() && equal(a.begin(), a.end(), b.begin()); }
template<class T> bool operator!=(const list<T> &a, const list<T> &b) { return !(a == b); }
}
