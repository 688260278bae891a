import type { ReactNode } from 'react'
import { Sum } from '#ui/Sum.tsx'
import { lineWords } from '../price.ts'
import type { Visit } from './words.ts'

/** What a visit costs, line by line. */
export function PriceLines({ price: { lines, total }, children }: { price: Visit['price']; children: ReactNode }) {
  return (
    <Sum lines={lines.map((line) => ({ words: lineWords(line), pence: line.pence }))} label="Total" pence={total.pence}>
      {children}
    </Sum>
  )
}
