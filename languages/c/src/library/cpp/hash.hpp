namespace std {
unsigned long __hash(int v) { return v; }
unsigned long __hash(long v) { return v; }
unsigned long __hash(unsigned v) { return v; }
unsigned long __hash(unsigned long v) { return v; }
unsigned long __hash(double v) { return v == 0 ? 0 : __hash_bytes(&v, 8); }
unsigned long __hash(char v) { return v; }
unsigned long __hash(bool v) { return v; }
template<class T> unsigned long __hash(T *p) { return (unsigned long)p; }
unsigned long __hash(const string &s) { return __hash_bytes(s.data(), s.size()); }
template<class T> struct hash { size_t operator()(const T &v) const { return __hash(v); } };
}
