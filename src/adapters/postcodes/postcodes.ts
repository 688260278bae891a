import type { Point } from '#knowledge/places/grid.ts'

export type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland' | 'other'

/** One postal address. Lines that an address does not need are empty. */
export interface Address {
  line1: string
  line2: string
  town: string
  county: string
  postcode: string
}

/** What is known of a postcode. `other` is the Isle of Man and the Channel Islands, whose law is their own. */
export interface Found {
  /** As the post office writes it: `SW1A 1AA`. */
  postcode: string
  /** True when lat and lng (degrees, WGS 84) are those of the town and not of the street. */
  approximate: boolean
  lat: number
  lng: number
  /** The post town, or the part of London. */
  place: string
  nation: Nation
  /** The council of the post town, which near a boundary can be the one next door. Null where it isn’t known. */
  council: string | null
  addresses: Address[]
}

/** Finds places and addresses by postcode. Null when there is no such postcode; rejects when nobody could be asked. */
export interface Postcodes {
  find(postcode: string): Promise<Found | null>
  /** The town or village nearest to a point of the British Isles. */
  near(point: Point): Promise<Town>
  /** The town or village that people mean by a name, and where it lies; null where there is none. */
  named(name: string): Promise<(Town & Point) | null>
}

export interface Town {
  name: string
  nation: Nation
}
