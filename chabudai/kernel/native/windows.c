/* What a library for Windows needs when it is built without a C library. */
int DllMainCRTStartup(void *module, unsigned reason, void *reserved) { return 1; }
int _fltused;
