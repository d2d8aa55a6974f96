import type { Kernel } from './kernel.js';
import { PlainKernel } from './plain.js';
import { WasmKernel } from './wasm.js';

/** The fast kernel, or the plain one where WebAssembly or its SIMD is refused. */
export function makeKernel(plain = false): Kernel {
  if (plain) return new PlainKernel();
  try {
    return new WasmKernel();
  } catch {
    return new PlainKernel();
  }
}
