namespace std {
__manipulator setw(int n) { __manipulator m = {0, 0, 2, n}; return m; }
__manipulator setprecision(int n) { __manipulator m = {0, 0, 3, n}; return m; }
__manipulator setfill(char c) { __manipulator m = {0, 0, 5, c}; return m; }
__manipulator setbase(int n) { __manipulator m = {n == 16 ? 16 : n == 8 ? 32 : 8, 56, 0, 0}; return m; }
__manipulator setiosflags(int f) { __manipulator m = {f, 0, 0, 0}; return m; }
__manipulator resetiosflags(int f) { __manipulator m = {0, f, 0, 0}; return m; }
}
