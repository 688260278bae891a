import { useRef, useState } from 'react'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { findAddress } from '../../contract.ts'
import type { AddressValues } from '../../kit/address/AddressFields.tsx'
import { type FoundPlace, withPlace } from './found.ts'

interface Finding {
  looking: boolean
  found?: FoundPlace
  failure?: string
}

/** Looks a postcode up when asked to and gives back the address with what was found in it. */
export function useFindAddress(onFound: (address: AddressValues) => void) {
  const [finding, setFinding] = useState<Finding>({ looking: false })
  const filledIn = useRef('')

  const find = async (address: AddressValues) => {
    setFinding({ looking: true })
    try {
      const { data } = await callServer(findAddress, { postcode: address.postcode })
      setFinding({ looking: false, found: data })
      const [only, ...more] = data.addresses
      onFound(only && more.length === 0 ? only : withPlace(address, data, filledIn.current))
      filledIn.current = data.place
    } catch (error) {
      setFinding({ looking: false, failure: error instanceof CallFailed ? error.message : TYPE_IT })
    }
  }
  return { ...finding, find }
}

const TYPE_IT = 'We couldn’t look up this postcode. Enter the address yourself.'
