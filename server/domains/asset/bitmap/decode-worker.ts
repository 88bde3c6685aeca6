import { parentPort, workerData } from 'node:worker_threads'
import { decodeBitmap, decodeUnsignedBitmap } from './decode-bitmap.ts'

// The thread of `decodeApart`.
const source = workerData as Uint8Array
const bitmap = decodeBitmap(source) ?? decodeUnsignedBitmap(source)
parentPort?.postMessage(bitmap, bitmap ? [bitmap.data.buffer] : [])
