namespace std {
template<class T> struct numeric_limits {
    static const bool is_specialized = true, is_signed = (T)-1 < (T)0, is_integer = (T)1.5 != 1.5, is_exact = is_integer, has_infinity = !is_integer;
    static const int digits = (T)2 == (T)1 ? 1 : is_integer ? sizeof(T) * 8 - is_signed : sizeof(T) == 4 ? 24 : 53, radix = 2;
    static const int digits10 = is_integer ? digits * 3 / 10 : sizeof(T) == 4 ? 6 : 15, max_digits10 = is_integer ? 0 : sizeof(T) == 4 ? 9 : 17;
    static constexpr T max() { return is_integer ? (T)(~0ULL >> (64 - digits)) : (T)(sizeof(T) == 4 ? 3.40282346638528859812e+38 : 1.79769313486231570815e+308); }
    static constexpr T min() { return is_integer ? (T)(is_signed ? -max() - 1 : 0) : (T)(sizeof(T) == 4 ? 1.17549435082228750797e-38 : 2.22507385850720138309e-308); }
    static constexpr T lowest() { return is_integer ? min() : -max(); }
    static constexpr T epsilon() { return is_integer ? 0 : sizeof(T) == 4 ? 1.1920928955078125e-7 : 2.22044604925031308085e-16; }
    static constexpr T infinity() { return is_integer ? 0 : __builtin_inff(); }
    static constexpr T quiet_NaN() { return is_integer ? 0 : __builtin_nanf(); }
};
}
