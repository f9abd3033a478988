namespace std {
template<class I> struct reverse_iterator {
    I __i;
    reverse_iterator() {}
    reverse_iterator(I i) : __i(i) {}
    I base() const { return __i; }
    auto &operator*() const { I t = __i; --t; return *t; }
    auto *operator->() const { I t = __i; --t; return &*t; }
    reverse_iterator &operator++() { --__i; return *this; }
    reverse_iterator operator++(int) { reverse_iterator t = *this; --__i; return t; }
    reverse_iterator &operator--() { ++__i; return *this; }
    reverse_iterator operator+(long n) const { return reverse_iterator(__i - n); }
    reverse_iterator operator-(long n) const { return reverse_iterator(__i + n); }
    reverse_iterator &operator+=(long n) { __i -= n; return *this; }
    long operator-(const reverse_iterator &o) const { return o.__i - __i; }
    bool operator==(const reverse_iterator &o) const { return __i == o.__i; }
    bool operator!=(const reverse_iterator &o) const { return __i != o.__i; }
    bool operator<(const reverse_iterator &o) const { return o.__i < __i; }
};
template<class C> struct __back_inserter { C *c; __back_inserter &operator*() { return *this; } __back_inserter &operator++() { return *this; } __back_inserter operator++(int) { return *this; } template<class V> __back_inserter &operator=(const V &v) { c->push_back(v); return *this; } };
template<class C> __back_inserter<C> back_inserter(C &c) { __back_inserter<C> b; b.c = &c; return b; }
template<class C> struct __inserter { C *c; __inserter &operator*() { return *this; } __inserter &operator++() { return *this; } template<class V> __inserter &operator=(const V &v) { c->insert(v); return *this; } };
template<class C, class I> __inserter<C> inserter(C &c, I i) { __inserter<C> b; b.c = &c; return b; }
}
