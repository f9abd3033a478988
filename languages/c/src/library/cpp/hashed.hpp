namespace std {
template<class V> struct __link { __link *__next; unsigned long __code; V value; };
template<class V> struct __link_iterator {
    typedef V value_type;
    __link<V> *__n;
    __link_iterator(__link<V> *n = 0) : __n(n) {}
    V &operator*() const { return __n->value; }
    V *operator->() const { return &__n->value; }
    __link_iterator &operator++() { __n = __n->__next; return *this; }
    __link_iterator operator++(int) { __link_iterator t = *this; __n = __n->__next; return t; }
    bool operator==(const __link_iterator &o) const { return __n == o.__n; }
    bool operator!=(const __link_iterator &o) const { return __n != o.__n; }
};
template<class K> struct __hashed_key { const K &operator()(const K &v) const { return v; } };
template<class K, class V> struct __hashed_first { const K &operator()(const pair<K, V> &v) const { return v.first; } };
template<class K, class V, class F, class H, class E> struct __hashed {
    typedef __link_iterator<V> iterator; typedef __link_iterator<V> const_iterator; typedef unsigned long size_type; typedef V value_type; typedef K key_type;
    typedef __link<V> node;
    node *__before; size_type __count; node **__buckets; size_type __n, __limit; H __hash_of; E __same; F __key;
    void __room(size_type n) { __buckets = (node **)__new(n * 8); memset(__buckets, 0, n * 8); __n = n; }
    void __open() { __before = (node *)__new(sizeof(node)); __before->__next = 0; __count = 0; __room(1); __limit = 0; }
    __hashed() { __open(); }
    __hashed(const __hashed &o) { __open(); __copy(o); }
    __hashed(initializer_list<V> l) { __open(); for (const V *p = l.begin(); p != l.end(); ++p) insert(*p); }
    template<class I> __hashed(I a, I b) { __open(); for (; a != b; ++a) insert(*a); }
    ~__hashed() { clear(); free(__before); free(__buckets); }
    __hashed &operator=(const __hashed &o) { if (this != &o) { clear(); free(__before); free(__buckets); __open(); __copy(o); } return *this; }
    void __copy(const __hashed &o) {
        free(__buckets); __room(o.__n); __limit = o.__limit;
        node *last = __before;
        for (node *p = o.__before->__next; p; p = p->__next) {
            node *n = __made(p->value, p->__code);
            last->__next = n;
            if (!__buckets[n->__code % __n]) __buckets[n->__code % __n] = last;
            last = n; __count++;
        }
    }
    node *__made(const V &v, size_type code) { node *n = (node *)__new(sizeof(node)); n->__next = 0; n->__code = code; new (&n->value) V(v); return n; }
    void __hang(node *n) {
        size_type b = n->__code % __n;
        if (__buckets[b]) { n->__next = __buckets[b]->__next; __buckets[b]->__next = n; return; }
        n->__next = __before->__next; __before->__next = n;
        if (n->__next) __buckets[n->__next->__code % __n] = n;
        __buckets[b] = __before;
    }
    void __rehash(size_type n) {
        node *p = __before->__next;
        free(__buckets); __room(n); __limit = n; __before->__next = 0;
        while (p) { node *next = p->__next; __hang(p); p = next; }
    }
    node *__in_front(const K &k, size_type code) const {
        node *p = __buckets[code % __n];
        if (!p) return 0;
        for (; p->__next && p->__next->__code % __n == code % __n; p = p->__next) if (p->__next->__code == code && __same(__key(p->__next->value), k)) return p;
        return 0;
    }
    node *__find(const K &k) const { node *p = __in_front(k, __hash_of(k)); return p ? p->__next : 0; }
    pair<iterator, bool> insert(const V &v) {
        size_type code = __hash_of(__key(v));
        node *p = __in_front(__key(v), code);
        if (p) return pair<iterator, bool>(iterator(p->__next), false);
        if (__count + 1 > __limit) {
            size_type least = __limit == 0 && __count + 1 < 11 ? 11 : __count + 1;
            if (least >= __n) __rehash(__primes(least + 1 > 2 * __n ? least + 1 : 2 * __n)); else __limit = __n;
        }
        node *n = __made(v, code);
        __hang(n); __count++;
        return pair<iterator, bool>(iterator(n), true);
    }
    iterator insert(iterator, const V &v) { return insert(v).first; }
    void insert(initializer_list<V> l) { for (const V *p = l.begin(); p != l.end(); ++p) insert(*p); }
    template<class I> void insert(I a, I b) { for (; a != b; ++a) insert(*a); }
    template<class A> pair<iterator, bool> emplace(const A &a) { return insert(V(a)); }
    template<class A, class B> pair<iterator, bool> emplace(const A &a, const B &b) { return insert(V(a, b)); }
    void __cut(node *p) {
        node *n = p->__next, *next = n->__next;
        size_type b = n->__code % __n, c = next ? next->__code % __n : 0;
        if (p == __buckets[b]) {
            if (!next || c != b) { if (next) __buckets[c] = p; __buckets[b] = 0; }
        } else if (next && c != b) __buckets[c] = p;
        p->__next = next; n->value.~V(); free(n); __count--;
    }
    size_type erase(const K &k) { node *p = __in_front(k, __hash_of(k)); if (!p) return 0; __cut(p); return 1; }
    iterator erase(iterator i) { node *next = i.__n->__next; node *p = __buckets[i.__n->__code % __n]; while (p->__next != i.__n) p = p->__next; __cut(p); return iterator(next); }
    void clear() { while (__before->__next) { node *n = __before->__next; __before->__next = n->__next; n->value.~V(); free(n); } memset(__buckets, 0, __n * 8); __count = 0; }
    void reserve(size_type n) { n = __primes(n > __count ? n : __count + 1); if (n != __n) __rehash(n); }
    size_type bucket_count() const { return __n; }
    size_type size() const { return __count; }
    bool empty() const { return __count == 0; }
    iterator begin() const { return iterator(__before->__next); }
    iterator end() const { return iterator(); }
    iterator cbegin() const { return begin(); }
    iterator cend() const { return end(); }
    size_type count(const K &k) const { return __find(k) != 0; }
    bool contains(const K &k) const { return __find(k) != 0; }
    iterator find(const K &k) const { return iterator(__find(k)); }
    void swap(__hashed &o) { __swap_bytes(this, &o, sizeof(__hashed)); }
};
template<class K, class H = hash<K>, class E = equal_to<K> > struct unordered_set : __hashed<K, K, __hashed_key<K>, H, E> {
    unordered_set() {}
    explicit unordered_set(unsigned long n) { if (n > 0) this->reserve(n); }
    unordered_set(initializer_list<K> l) : __hashed<K, K, __hashed_key<K>, H, E>(l) {}
    template<class I> unordered_set(I a, I b) : __hashed<K, K, __hashed_key<K>, H, E>(a, b) {}
};
template<class K, class V, class H = hash<K>, class E = equal_to<K> > struct unordered_map : __hashed<K, pair<K, V>, __hashed_first<K, V>, H, E> {
    typedef V mapped_type;
    unordered_map() {}
    explicit unordered_map(unsigned long n) { if (n > 0) this->reserve(n); }
    unordered_map(initializer_list<pair<K, V> > l) : __hashed<K, pair<K, V>, __hashed_first<K, V>, H, E>(l) {}
    V &operator[](const K &k) { __link<pair<K, V> > *n = this->__find(k); if (n) return n->value.second; return this->insert(pair<K, V>(k, V())).first->second; }
    pair<iterator, bool> insert_or_assign(const K &k, const V &v) { pair<iterator, bool> r = this->insert(pair<K, V>(k, v)); if (!r.second) r.first->second = v; return r; }
    pair<iterator, bool> try_emplace(const K &k, const V &v) { return this->insert(pair<K, V>(k, v)); }
    V &at(const K &k) { __link<pair<K, V> > *n = this->__find(k); if (!n) __range("_Map_base::at"); return n->value.second; }
    const V &at(const K &k) const { __link<pair<K, V> > *n = this->__find(k); if (!n) __range("_Map_base::at"); return n->value.second; }
};
template<class K, class V, class F, class H, class E> bool operator==(const __hashed<K, V, F, H, E> &a, const __hashed<K, V, F, H, E> &b) {
    if (a.size() != b.size()) return false;
    for (auto i = a.begin(); i != a.end(); ++i) { auto j = b.find(a.__key(*i)); if (j == b.end() || !(*j == *i)) return false; }
    return true;
}
template<class K, class V, class F, class H, class E> bool operator!=(const __hashed<K, V, F, H, E> &a, const __hashed<K, V, F, H, E> &b) { return !(a == b); }
}
