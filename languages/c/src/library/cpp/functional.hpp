namespace std {
struct __none {};
template<class A> struct __tag {};
template<class F> struct __kept { static void *copy(void *p) { return new F(*(F *)p); } static void end(void *p) { delete (F *)p; } };
template<class R, class F> struct __with0 { static R call(void *p) { return (*(F *)p)(); } };
template<class R, class F, class A> struct __with1 { static R call(void *p, A a) { return (*(F *)p)(a); } };
template<class R, class F, class A, class B> struct __with2 { static R call(void *p, A a, B b) { return (*(F *)p)(a, b); } };
template<class R, class F, class A, class B, class C> struct __with3 { static R call(void *p, A a, B b, C c) { return (*(F *)p)(a, b, c); } };
template<class R, class F, class A, class B, class C, class D> struct __with4 { static R call(void *p, A a, B b, C c, D d) { return (*(F *)p)(a, b, c, d); } };
template<class R, class F> void *__caller(F *, __tag<R>, __tag<__none>, __tag<__none>, __tag<__none>, __tag<__none>) { R (*c)(void *) = __with0<R, F>::call; return (void *)c; }
template<class R, class F, class A> void *__caller(F *, __tag<R>, __tag<A>, __tag<__none>, __tag<__none>, __tag<__none>) { R (*c)(void *, A) = __with1<R, F, A>::call; return (void *)c; }
template<class R, class F, class A, class B> void *__caller(F *, __tag<R>, __tag<A>, __tag<B>, __tag<__none>, __tag<__none>) { R (*c)(void *, A, B) = __with2<R, F, A, B>::call; return (void *)c; }
template<class R, class F, class A, class B, class C> void *__caller(F *, __tag<R>, __tag<A>, __tag<B>, __tag<C>, __tag<__none>) { R (*c)(void *, A, B, C) = __with3<R, F, A, B, C>::call; return (void *)c; }
template<class R, class F, class A, class B, class C, class D> void *__caller(F *, __tag<R>, __tag<A>, __tag<B>, __tag<C>, __tag<D>) { R (*c)(void *, A, B, C, D) = __with4<R, F, A, B, C, D>::call; return (void *)c; }
template<class R, class A = __none, class B = __none, class C = __none, class D = __none> struct function {
    void *__o; void *__c; void *(*__copy)(void *); void (*__end)(void *);
    function() : __o(0) {}
    function(nullptr_t) : __o(0) {}
    function(int) : __o(0) {}
    function(function &f) : __o(0) { __take(f); }
    function(const function &f) : __o(0) { __take(f); }
    template<class F> function(F f) : __o(new F(f)), __copy(__kept<F>::copy), __end(__kept<F>::end) {
        __c = __caller((F *)0, __tag<R>(), __tag<A>(), __tag<B>(), __tag<C>(), __tag<D>());
    }
    ~function() { if (__o) __end(__o); }
    void __take(const function &f) { if (!f.__o) return; __o = f.__copy(f.__o); __c = f.__c; __copy = f.__copy; __end = f.__end; }
    function &operator=(const function &f) { function t(f); __swap_bytes(this, &t, sizeof(function)); return *this; }
    explicit operator bool() const { return __o != 0; }
    R operator()() const { return ((R (*)(void *))__c)(__o); }
    R operator()(A a) const { return ((R (*)(void *, A))__c)(__o, a); }
    R operator()(A a, B b) const { return ((R (*)(void *, A, B))__c)(__o, a, b); }
    R operator()(A a, B b, C c) const { return ((R (*)(void *, A, B, C))__c)(__o, a, b, c); }
    R operator()(A a, B b, C c, D d) const { return ((R (*)(void *, A, B, C, D))__c)(__o, a, b, c, d); }
};
}
