namespace std {
template<class A> struct tuple {};
template<class A> struct __tuple1 {
    A __0;
    __tuple1() : __0() {}
    __tuple1(const A &a) : __0(a) {}
    template<class P> __tuple1(const __tuple1<P> &o) : __0(o.__0) {}
    __tuple1 &operator=(const __tuple1 &o) { __0 = o.__0; return *this; }
    template<class P> __tuple1 &operator=(const __tuple1<P> &o) { __0 = o.__0; return *this; }
};
template<class A> __tuple1<A> make_tuple(A a) { return __tuple1<A>(a); }
template<class A> __tuple1<A &> tie(A &a) { return __tuple1<A &>(a); }
template<class A> bool operator==(const __tuple1<A> &x, const __tuple1<A> &y) { return x.__0 == y.__0; }
template<class A> bool operator<(const __tuple1<A> &x, const __tuple1<A> &y) { return x.__0 < y.__0; }
template<class A> bool operator!=(const __tuple1<A> &x, const __tuple1<A> &y) { return !(x == y); }
template<class A> bool operator>(const __tuple1<A> &x, const __tuple1<A> &y) { return y < x; }
template<class A> bool operator<=(const __tuple1<A> &x, const __tuple1<A> &y) { return !(y < x); }
template<class A> bool operator>=(const __tuple1<A> &x, const __tuple1<A> &y) { return !(x < y); }
template<class A, class B> struct __tuple2 {
    A __0; B __1;
    __tuple2() : __0(), __1() {}
    __tuple2(const A &a, const B &b) : __0(a), __1(b) {}
    template<class P, class Q> __tuple2(const __tuple2<P, Q> &o) : __0(o.__0), __1(o.__1) {}
    template<class P, class Q> __tuple2(const pair<P, Q> &o) : __0(o.first), __1(o.second) {}
    __tuple2 &operator=(const __tuple2 &o) { __0 = o.__0; __1 = o.__1; return *this; }
    template<class P, class Q> __tuple2 &operator=(const __tuple2<P, Q> &o) { __0 = o.__0; __1 = o.__1; return *this; }
    template<class P, class Q> __tuple2 &operator=(const pair<P, Q> &o) { __0 = o.first; __1 = o.second; return *this; }
};
template<class A, class B> __tuple2<A, B> make_tuple(A a, B b) { return __tuple2<A, B>(a, b); }
template<class A, class B> __tuple2<A &, B &> tie(A &a, B &b) { return __tuple2<A &, B &>(a, b); }
template<class A, class B> bool operator==(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { return x.__0 == y.__0 && x.__1 == y.__1; }
template<class A, class B> bool operator<(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { if (x.__0 < y.__0) return true; if (y.__0 < x.__0) return false; return x.__1 < y.__1; }
template<class A, class B> bool operator!=(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { return !(x == y); }
template<class A, class B> bool operator>(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { return y < x; }
template<class A, class B> bool operator<=(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { return !(y < x); }
template<class A, class B> bool operator>=(const __tuple2<A, B> &x, const __tuple2<A, B> &y) { return !(x < y); }
template<class A, class B, class C> struct __tuple3 {
    A __0; B __1; C __2;
    __tuple3() : __0(), __1(), __2() {}
    __tuple3(const A &a, const B &b, const C &c) : __0(a), __1(b), __2(c) {}
    template<class P, class Q, class R> __tuple3(const __tuple3<P, Q, R> &o) : __0(o.__0), __1(o.__1), __2(o.__2) {}
    __tuple3 &operator=(const __tuple3 &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; return *this; }
    template<class P, class Q, class R> __tuple3 &operator=(const __tuple3<P, Q, R> &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; return *this; }
};
template<class A, class B, class C> __tuple3<A, B, C> make_tuple(A a, B b, C c) { return __tuple3<A, B, C>(a, b, c); }
template<class A, class B, class C> __tuple3<A &, B &, C &> tie(A &a, B &b, C &c) { return __tuple3<A &, B &, C &>(a, b, c); }
template<class A, class B, class C> bool operator==(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { return x.__0 == y.__0 && x.__1 == y.__1 && x.__2 == y.__2; }
template<class A, class B, class C> bool operator<(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { if (x.__0 < y.__0) return true; if (y.__0 < x.__0) return false; if (x.__1 < y.__1) return true; if (y.__1 < x.__1) return false; return x.__2 < y.__2; }
template<class A, class B, class C> bool operator!=(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { return !(x == y); }
template<class A, class B, class C> bool operator>(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { return y < x; }
template<class A, class B, class C> bool operator<=(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { return !(y < x); }
template<class A, class B, class C> bool operator>=(const __tuple3<A, B, C> &x, const __tuple3<A, B, C> &y) { return !(x < y); }
template<class A, class B, class C, class D> struct __tuple4 {
    A __0; B __1; C __2; D __3;
    __tuple4() : __0(), __1(), __2(), __3() {}
    __tuple4(const A &a, const B &b, const C &c, const D &d) : __0(a), __1(b), __2(c), __3(d) {}
    template<class P, class Q, class R, class S> __tuple4(const __tuple4<P, Q, R, S> &o) : __0(o.__0), __1(o.__1), __2(o.__2), __3(o.__3) {}
    __tuple4 &operator=(const __tuple4 &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; __3 = o.__3; return *this; }
    template<class P, class Q, class R, class S> __tuple4 &operator=(const __tuple4<P, Q, R, S> &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; __3 = o.__3; return *this; }
};
template<class A, class B, class C, class D> __tuple4<A, B, C, D> make_tuple(A a, B b, C c, D d) { return __tuple4<A, B, C, D>(a, b, c, d); }
template<class A, class B, class C, class D> __tuple4<A &, B &, C &, D &> tie(A &a, B &b, C &c, D &d) { return __tuple4<A &, B &, C &, D &>(a, b, c, d); }
template<class A, class B, class C, class D> bool operator==(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { return x.__0 == y.__0 && x.__1 == y.__1 && x.__2 == y.__2 && x.__3 == y.__3; }
template<class A, class B, class C, class D> bool operator<(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { if (x.__0 < y.__0) return true; if (y.__0 < x.__0) return false; if (x.__1 < y.__1) return true; if (y.__1 < x.__1) return false; if (x.__2 < y.__2) return true; if (y.__2 < x.__2) return false; return x.__3 < y.__3; }
template<class A, class B, class C, class D> bool operator!=(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { return !(x == y); }
template<class A, class B, class C, class D> bool operator>(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { return y < x; }
template<class A, class B, class C, class D> bool operator<=(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { return !(y < x); }
template<class A, class B, class C, class D> bool operator>=(const __tuple4<A, B, C, D> &x, const __tuple4<A, B, C, D> &y) { return !(x < y); }
template<class A, class B, class C, class D, class E> struct __tuple5 {
    A __0; B __1; C __2; D __3; E __4;
    __tuple5() : __0(), __1(), __2(), __3(), __4() {}
    __tuple5(const A &a, const B &b, const C &c, const D &d, const E &e) : __0(a), __1(b), __2(c), __3(d), __4(e) {}
    template<class P, class Q, class R, class S, class T> __tuple5(const __tuple5<P, Q, R, S, T> &o) : __0(o.__0), __1(o.__1), __2(o.__2), __3(o.__3), __4(o.__4) {}
    __tuple5 &operator=(const __tuple5 &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; __3 = o.__3; __4 = o.__4; return *this; }
    template<class P, class Q, class R, class S, class T> __tuple5 &operator=(const __tuple5<P, Q, R, S, T> &o) { __0 = o.__0; __1 = o.__1; __2 = o.__2; __3 = o.__3; __4 = o.__4; return *this; }
};
template<class A, class B, class C, class D, class E> __tuple5<A, B, C, D, E> make_tuple(A a, B b, C c, D d, E e) { return __tuple5<A, B, C, D, E>(a, b, c, d, e); }
template<class A, class B, class C, class D, class E> __tuple5<A &, B &, C &, D &, E &> tie(A &a, B &b, C &c, D &d, E &e) { return __tuple5<A &, B &, C &, D &, E &>(a, b, c, d, e); }
template<class A, class B, class C, class D, class E> bool operator==(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { return x.__0 == y.__0 && x.__1 == y.__1 && x.__2 == y.__2 && x.__3 == y.__3 && x.__4 == y.__4; }
template<class A, class B, class C, class D, class E> bool operator<(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { if (x.__0 < y.__0) return true; if (y.__0 < x.__0) return false; if (x.__1 < y.__1) return true; if (y.__1 < x.__1) return false; if (x.__2 < y.__2) return true; if (y.__2 < x.__2) return false; if (x.__3 < y.__3) return true; if (y.__3 < x.__3) return false; return x.__4 < y.__4; }
template<class A, class B, class C, class D, class E> bool operator!=(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { return !(x == y); }
template<class A, class B, class C, class D, class E> bool operator>(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { return y < x; }
template<class A, class B, class C, class D, class E> bool operator<=(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { return !(y < x); }
template<class A, class B, class C, class D, class E> bool operator>=(const __tuple5<A, B, C, D, E> &x, const __tuple5<A, B, C, D, E> &y) { return !(x < y); }
}
