import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'

/** The rows of a CSV file that is part of the program, each as the shape says. Throws where the file does not fit. */
export function dataRows<Row>(file: URL, row: z.ZodType<Row>): Row[] {
  return z.array(row).parse(parse(readFileSync(file), { columns: true }))
}
