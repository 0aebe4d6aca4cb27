// The parts of an engine, as in EngineParts.swift. It is compiled to bitcode, so that the linker knows the answer.
unsigned char engine_parts(void) { return PARTS; }
