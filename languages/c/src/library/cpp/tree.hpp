namespace std {
template<class V> struct __node { __node *__up; __node *__left; __node *__right; unsigned __rank; V value; };
template<class V> struct __tree_iterator {
    typedef V value_type;
    __node<V> *__n; __node<V> *const *__root;
    __tree_iterator() : __n(0), __root(0) {}
    __tree_iterator(__node<V> *n, __node<V> *const *r) : __n(n), __root(r) {}
    V &operator*() const { return __n->value; }
    V *operator->() const { return &__n->value; }
    __tree_iterator &operator++() {
        if (__n->__right) { __n = __n->__right; while (__n->__left) __n = __n->__left; }
        else { __node<V> *c = __n; __n = c->__up; while (__n && __n->__right == c) { c = __n; __n = c->__up; } }
        return *this;
    }
    __tree_iterator &operator--() {
        if (!__n) { __n = *__root; while (__n->__right) __n = __n->__right; }
        else if (__n->__left) { __n = __n->__left; while (__n->__right) __n = __n->__right; }
        else { __node<V> *c = __n; __n = c->__up; while (__n && __n->__left == c) { c = __n; __n = c->__up; } }
        return *this;
    }
    __tree_iterator operator++(int) { __tree_iterator t = *this; ++*this; return t; }
    __tree_iterator operator--(int) { __tree_iterator t = *this; --*this; return t; }
    bool operator==(const __tree_iterator &o) const { return __n == o.__n; }
    bool operator!=(const __tree_iterator &o) const { return __n != o.__n; }
};
template<class K> struct __own_key { const K &operator()(const K &v) const { return v; } };
template<class K, class V> struct __first_key { const K &operator()(const pair<K, V> &v) const { return v.first; } };
template<class K, class V, class F, class C, bool M> struct __tree {
    typedef __tree_iterator<V> iterator; typedef __tree_iterator<V> const_iterator; typedef unsigned long size_type; typedef V value_type; typedef K key_type;
    typedef __node<V> node;
    node *__root; size_type __count; unsigned __seed; C __less; F __key;
    __tree() : __root(0), __count(0), __seed(1) {}
    __tree(const C &c) : __root(0), __count(0), __seed(1), __less(c) {}
    __tree(const __tree &t) : __root(0), __count(0), __seed(1), __less(t.__less) { for (iterator i = t.begin(); i != t.end(); ++i) insert(*i); }
    __tree(initializer_list<V> l) : __root(0), __count(0), __seed(1) { for (const V *p = l.begin(); p != l.end(); ++p) insert(*p); }
    template<class I> __tree(I a, I b) : __root(0), __count(0), __seed(1) { for (; a != b; ++a) insert(*a); }
    ~__tree() { __free(__root); }
    __tree &operator=(const __tree &t) { if (this != &t) { clear(); for (iterator i = t.begin(); i != t.end(); ++i) insert(*i); } return *this; }
    void __free(node *n) { if (!n) return; __free(n->__left); __free(n->__right); n->value.~V(); free(n); }
    void clear() { __free(__root); __root = 0; __count = 0; }
    size_type size() const { return __count; }
    bool empty() const { return __count == 0; }
    iterator begin() const { node *n = __root; while (n && n->__left) n = n->__left; return iterator(n, &__root); }
    iterator end() const { return iterator(0, &__root); }
    iterator cbegin() const { return begin(); }
    iterator cend() const { return end(); }
    reverse_iterator<iterator> rbegin() const { return reverse_iterator<iterator>(end()); }
    reverse_iterator<iterator> rend() const { return reverse_iterator<iterator>(begin()); }
    typedef reverse_iterator<iterator> reverse_iterator;
    void __replace(node *p, node *c, node *n) { if (!p) __root = n; else if (p->__left == c) p->__left = n; else p->__right = n; if (n) n->__up = p; }
    void __rise(node *n) {
        node *p = n->__up;
        __replace(p->__up, p, n);
        if (p->__left == n) { p->__left = n->__right; if (n->__right) n->__right->__up = p; n->__right = p; }
        else { p->__right = n->__left; if (n->__left) n->__left->__up = p; n->__left = p; }
        p->__up = n;
    }
    node *__find(const K &k) const { node *n = __lower(k); return n && !__less(k, __key(n->value)) ? n : 0; }
    node *__lower(const K &k) const { node *n = __root, *r = 0; while (n) { if (!__less(__key(n->value), k)) { r = n; n = n->__left; } else n = n->__right; } return r; }
    node *__upper(const K &k) const { node *n = __root, *r = 0; while (n) { if (__less(k, __key(n->value))) { r = n; n = n->__left; } else n = n->__right; } return r; }
    pair<iterator, bool> insert(const V &v) {
        node *p = 0, *n = __root, *before = 0; bool left = true;
        while (n) {
            p = n; left = __less(__key(v), __key(n->value));
            if (!left) before = n;
            n = left ? n->__left : n->__right;
        }
        if (!M && before && !__less(__key(before->value), __key(v))) return pair<iterator, bool>(iterator(before, &__root), false);
        n = (node *)__new(sizeof(node));
        __seed = __seed * 1103515245 + 12345;
        n->__up = p; n->__left = 0; n->__right = 0; n->__rank = __seed >> 8;
        new (&n->value) V(v);
        if (!p) __root = n; else if (left) p->__left = n; else p->__right = n;
        while (n->__up && n->__up->__rank < n->__rank) __rise(n);
        __count++;
        return pair<iterator, bool>(iterator(n, &__root), true);
    }
    iterator insert(iterator p, const V &v) { return insert(v).first; }
    void insert(initializer_list<V> l) { for (const V *p = l.begin(); p != l.end(); ++p) insert(*p); }
    template<class I> void insert(I a, I b) { for (; a != b; ++a) insert(*a); }
    template<class A> pair<iterator, bool> emplace(const A &a) { return insert(V(a)); }
    template<class A, class B> pair<iterator, bool> emplace(const A &a, const B &b) { return insert(V(a, b)); }
    iterator erase(iterator i) {
        node *n = i.__n; ++i;
        while (n->__left || n->__right) {
            if (!n->__right || (n->__left && n->__left->__rank > n->__right->__rank)) __rise(n->__left); else __rise(n->__right);
        }
        __replace(n->__up, n, 0);
        n->value.~V(); free(n); __count--;
        return i;
    }
    size_type erase(const K &k) { size_type c = 0; for (node *n = __find(k); n; n = __find(k)) { erase(iterator(n, &__root)); c++; } return c; }
    iterator erase(iterator a, iterator b) { while (a != b) a = erase(a); return b; }
    size_type count(const K &k) const { size_type c = 0; node *n = __lower(k); if (!n) return 0; for (iterator i(n, &__root); i != end() && !__less(k, __key(*i)); ++i) c++; return c; }
    bool contains(const K &k) const { return __find(k) != 0; }
    iterator find(const K &k) const { return iterator(__find(k), &__root); }
    iterator lower_bound(const K &k) const { return iterator(__lower(k), &__root); }
    iterator upper_bound(const K &k) const { return iterator(__upper(k), &__root); }
    pair<iterator, iterator> equal_range(const K &k) const { return pair<iterator, iterator>(lower_bound(k), upper_bound(k)); }
    void swap(__tree &t) { __swap_bytes(this, &t, sizeof(__tree)); }
};
template<class K, class C = less<K> > struct set : __tree<K, K, __own_key<K>, C, false> {
    set() {}
    explicit set(const C &c) : __tree<K, K, __own_key<K>, C, false>(c) {}
    set(initializer_list<K> l) : __tree<K, K, __own_key<K>, C, false>(l) {}
    template<class I> set(I a, I b) : __tree<K, K, __own_key<K>, C, false>(a, b) {}
};
template<class K, class C = less<K> > struct multiset : __tree<K, K, __own_key<K>, C, true> {
    multiset() {}
    explicit multiset(const C &c) : __tree<K, K, __own_key<K>, C, true>(c) {}
    multiset(initializer_list<K> l) : __tree<K, K, __own_key<K>, C, true>(l) {}
    template<class I> multiset(I a, I b) : __tree<K, K, __own_key<K>, C, true>(a, b) {}
};
template<class K, class V, class C = less<K> > struct map : __tree<K, pair<K, V>, __first_key<K, V>, C, false> {
    typedef V mapped_type;
    map() {}
    explicit map(const C &c) : __tree<K, pair<K, V>, __first_key<K, V>, C, false>(c) {}
    template<class I> map(I a, I b) : __tree<K, pair<K, V>, __first_key<K, V>, C, false>(a, b) {}
    map(initializer_list<pair<K, V> > l) : __tree<K, pair<K, V>, __first_key<K, V>, C, false>(l) {}
    V &operator[](const K &k) { __node<pair<K, V> > *n = this->__find(k); if (n) return n->value.second; return this->insert(pair<K, V>(k, V())).first->second; }
    pair<iterator, bool> insert_or_assign(const K &k, const V &v) { pair<iterator, bool> r = this->insert(pair<K, V>(k, v)); if (!r.second) r.first->second = v; return r; }
    pair<iterator, bool> try_emplace(const K &k, const V &v) { return this->insert(pair<K, V>(k, v)); }
    V &at(const K &k) { __node<pair<K, V> > *n = this->__find(k); if (__builtin_tries && !n) __range("map::at"); return n->value.second; }
    const V &at(const K &k) const { __node<pair<K, V> > *n = this->__find(k); if (__builtin_tries && !n) __range("map::at"); return n->value.second; }
};
template<class K, class V, class C = less<K> > struct multimap : __tree<K, pair<K, V>, __first_key<K, V>, C, true> {
    typedef V mapped_type;
    multimap() {}
    explicit multimap(const C &c) : __tree<K, pair<K, V>, __first_key<K, V>, C, true>(c) {}
    multimap(initializer_list<pair<K, V> > l) : __tree<K, pair<K, V>, __first_key<K, V>, C, true>(l) {}
};
template<class K, class V, class F, class C, bool M> bool operator==(const __tree<K, V, F, C, M> &a, const __tree<K, V, F, C, M> &b) { return a.size() == b.size() && equal(a.begin(), a.end(), b.begin()); }
template<class K, class V, class F, class C, bool M> bool operator!=(const __tree<K, V, F, C, M> &a, const __tree<K, V, F, C, M> &b) { return !(a == b); }
template<class K, class V, class F, class C, bool M> bool operator<(const __tree<K, V, F, C, M> &a, const __tree<K, V, F, C, M> &b) { return lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()); }
}
