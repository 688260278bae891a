import { randomBytes } from 'node:crypto'
import type { Shop } from './fill.ts'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: string
  token?: string
}

export const TASKS = ['list', 'detail', 'add to cart', 'cart', 'order'] as const
export type Task = (typeof TASKS)[number]

/** Somebody who orders, signed in. */
export type Buyer = { token: string }

interface Known extends Shop {
  buyers: readonly Buyer[]
  carts: readonly string[]
}

const any = <One>(of: readonly One[]): One => {
  const one = of[Math.floor(Math.random() * of.length)]
  if (one === undefined) throw new Error('There is none')
  return one
}

/** Buyers take turns, so that nobody orders twice at the same moment. */
let turn = 0

/** What is sent for one piece of this work, one after the other: to order takes two. */
export function requestsFor(task: Task, known: Known): Request[] {
  if (task === 'list')
    return [post('getProducts', { category: any(['collars', 'beds', 'feeding', 'toys']), page: 1 + Math.floor(Math.random() * 3) })]
  if (task === 'detail') return [{ method: 'GET', path: `product-info?slug=${any(known.slugs)}` }]
  if (task === 'cart') return [{ method: 'GET', path: `getUserCart?cart=${any(known.carts)}` }]
  if (task === 'add to cart') return [post('addToCart', { cart: newCart(), variantId: any(known.variants) })]
  const token = known.buyers[turn++ % known.buyers.length]?.token ?? ''
  return [
    { ...post('addToCart', { variantId: any(known.variants) }), token },
    { ...post('createOrder', DELIVERY), token },
  ]
}

export const newCart = () => randomBytes(16).toString('hex')

const DELIVERY = {
  delivery: {
    name: 'Nia Powell',
    address: { line1: '9 Orchard Rise', line2: '', town: 'Ludlow', county: 'Shropshire', postcode: 'SY8 1AA' },
  },
  method: 'standard',
}

export const post = (call: string, body: object): Request => ({ method: 'POST', path: call, body: JSON.stringify(body) })
