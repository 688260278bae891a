import { expect, test } from 'vitest'
import { titleOf } from './titles.ts'

test.each([
  ['/home', 'Home'],
  ['/microchipping', 'Microchipping'],
  ['/tailtag', 'TailTag'],
  ['/about-us', 'About Us'],
  ['/contact-us', 'Contact Us'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/register/implanter', 'Register Implanter'],
  ['/register/breeder', 'Register Breeder'],
  ['/welfare-register', 'Register Welfare'],
  ['/implanter-dashboard/home', 'Implanter Dashboard'],
  ['/implanter-dashboard/manage-chips', 'Implanter Manage Chips'],
  ['/implanter-dashboard/manage-chips/register-chip', 'Implanter Register Chip'],
  ['/implanter-dashboard/manage-chips/dead-chips', 'Dead Chips'],
  ['/implanter-dashboard/order-chips', 'Order Chips List'],
  ['/implanter-dashboard/profile', 'Implanter Profile'],
  ['/login/', 'Login'],
])('%s is titled %s', (path, title) => {
  expect(titleOf(path)).toBe(title)
})

test.each([
  '/',
  '/customer-dashboard',
  '/register-success/Biscuit',
  '/nothing-here',
  '/developers',
  '/api-keys',
  '/constructor',
  '/toString',
])('%s has the name of the product', (path) => {
  expect(titleOf(path)).toBe('Homeward')
})
