import * as z from 'zod'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import type { Point } from '#knowledge/places/grid.ts'
import type { Distance } from './distance.ts'

interface Config {
  /** The address of the matrix call, without its question: `https://maps.example.org/distancematrix/json`. */
  url: string
  key: string
  timeoutMs?: number
}

/**
 * Driving distance by a maps service that speaks the Distance Matrix form: `GET ?origins=lat,lng&destinations=lat,lng&mode=driving&units=metric&key=…`
 * answers `{status: 'OK', rows: [{elements: [{status: 'OK', distance: {value: metres}}]}]}`; another word in either status is a failure.
 */
export function mapsDistance({ url, key, timeoutMs = 5_000 }: Config): Distance {
  return {
    async driving(from, to) {
      const matrix = await askJson(Matrix, question(url, key, from, to), { signal: AbortSignal.timeout(timeoutMs) }).catch(failed)
      if (matrix.status !== 'OK') throw failure(matrix.status)

      const route = matrix.rows[0]?.elements[0]
      if (!route?.distance) throw failure(route?.status ?? 'NO_ROUTE')
      return { metres: Math.round(route.distance.value), estimated: false }
    },
  }
}

const Route = z.object({ status: z.string(), distance: z.object({ value: z.number().nonnegative() }).optional() })
const Matrix = z.object({ status: z.string(), rows: z.array(z.object({ elements: z.array(Route) })).default([]) })

function question(url: string, key: string, from: Point, to: Point) {
  const asked = new URL(url)
  asked.search = new URLSearchParams({ origins: pair(from), destinations: pair(to), mode: 'driving', units: 'metric', key }).toString()
  return asked
}

function pair({ lat, lng }: Point) {
  return `${lat},${lng}`
}

function failed(error: unknown): never {
  throw failure(error instanceof NoAnswer ? error.status : 'unknown')
}

function failure(status: string | number) {
  return new Error(`Failed to calculate distance: ${status}`)
}
