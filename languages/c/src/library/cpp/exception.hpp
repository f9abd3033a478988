namespace std {
struct exception {
    exception() {}
    virtual ~exception() {}
    virtual const char *what() const { return "std::exception"; }
};
struct bad_alloc : exception { const char *what() const { return "std::bad_alloc"; } };
struct bad_cast : exception { const char *what() const { return "std::bad_cast"; } };
}
