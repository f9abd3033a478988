namespace std {
struct ifstream : istream {
    bool __open;
    ifstream() : istream(0), __open(false) {}
    ifstream(const char *n, int m = 0) : istream(0), __open(true) {}
    ifstream(const string &n, int m = 0) : istream(0), __open(true) {}
    void open(const char *n, int m = 0) { __open = true; }
    void open(const string &n, int m = 0) { __open = true; }
    bool is_open() const { return __open; }
    void close() { __open = false; }
};
struct ofstream : ostream {
    bool __open;
    ofstream() : ostream(0), __open(false) {}
    ofstream(const char *n, int m = 0) : ostream(0), __open(true) {}
    ofstream(const string &n, int m = 0) : ostream(0), __open(true) {}
    void open(const char *n, int m = 0) { __open = true; }
    void open(const string &n, int m = 0) { __open = true; }
    bool is_open() const { return __open; }
    void close() { __open = false; }
};
}
