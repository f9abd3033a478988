namespace std {
struct ostringstream : ostream {
    string __own;
    ostringstream() : ostream(0) { __text = &__own; }
    string str() const { return __own; }
    void str(const string &s) { __own = s; }
};
struct istringstream : istream {
    string __own;
    istringstream() : istream(0) { __text = &__own; }
    explicit istringstream(const string &s) : istream(0), __own(s) { __text = &__own; }
    string str() const { return __own; }
    void str(const string &s) { __own = s; __at = 0; }
};
struct stringstream : istream {
    string __own; ostream __out;
    stringstream() : istream(0), __out(0) { __text = &__own; __out.__text = &__own; }
    explicit stringstream(const string &s) : istream(0), __own(s), __out(0) { __text = &__own; __out.__text = &__own; }
    string str() const { return __own; }
    void str(const string &s) { __own = s; __at = 0; }
};
template<class T> stringstream &operator<<(stringstream &s, const T &v) { s.__out << v; return s; }
}
