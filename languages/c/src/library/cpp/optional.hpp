namespace std {
struct bad_optional_access : exception { const char *what() const { return "bad optional access"; } };
struct nullopt_t {};
const nullopt_t nullopt = {};
template<class T> struct optional {
    typedef T value_type;
    T *__p;
    optional() : __p(0) {}
    optional(const nullopt_t &) : __p(0) {}
    optional(const T &v) : __p(new T(v)) {}
    optional(const optional &o) : __p(0) { if (o.__p) __p = new T(*o.__p); }
    ~optional() { reset(); }
    optional &operator=(const optional &o) { optional t(o); swap(t); return *this; }
    optional &operator=(const nullopt_t &) { reset(); return *this; }
    optional &operator=(const T &v) { optional t(v); swap(t); return *this; }
    void swap(optional &o) { __swap_bytes(this, &o, sizeof(optional)); }
    void reset() { if (__p) delete __p; __p = 0; }
    bool has_value() const { return __p != 0; }
    explicit operator bool() const { return __p != 0; }
    T &operator*() { return *__p; }
    const T &operator*() const { return *__p; }
    T *operator->() { return __p; }
    const T *operator->() const { return __p; }
    T &value() { if (!__p) throw bad_optional_access(); return *__p; }
    const T &value() const { if (!__p) throw bad_optional_access(); return *__p; }
    T value_or(const T &v) const { if (__p) return *__p; return v; }
};
template<class T> optional<T> make_optional(const T &v) { return optional<T>(v); }
template<class T> bool operator==(const optional<T> &a, const optional<T> &b) { return a.__p && b.__p ? *a == *b : !a.__p && !b.__p; }
template<class T> bool operator!=(const optional<T> &a, const optional<T> &b) { return !(a == b); }
template<class T> bool operator==(const optional<T> &a, const nullopt_t &) { return !a.__p; }
template<class T> bool operator!=(const optional<T> &a, const nullopt_t &) { return a.__p != 0; }
}
