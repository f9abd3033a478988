namespace std {
struct logic_error : exception {
    string __text;
    logic_error(const string &s) : __text(s) {}
    const char *what() const { return __text.c_str(); }
};
struct runtime_error : exception {
    string __text;
    runtime_error(const string &s) : __text(s) {}
    const char *what() const { return __text.c_str(); }
};
struct invalid_argument : logic_error { invalid_argument(const string &s) : logic_error(s) {} };
struct domain_error : logic_error { domain_error(const string &s) : logic_error(s) {} };
struct length_error : logic_error { length_error(const string &s) : logic_error(s) {} };
struct out_of_range : logic_error { out_of_range(const string &s) : logic_error(s) {} };
struct range_error : runtime_error { range_error(const string &s) : runtime_error(s) {} };
struct overflow_error : runtime_error { overflow_error(const string &s) : runtime_error(s) {} };
struct underflow_error : runtime_error { underflow_error(const string &s) : runtime_error(s) {} };
void __outside(const char *f, unsigned long i, unsigned long n) { char b[200]; snprintf(b, 200, f, i, n); throw out_of_range(b); }
void __invalid(const char *f) { throw invalid_argument(f); }
void __range(const char *f) { throw out_of_range(f); }
}
