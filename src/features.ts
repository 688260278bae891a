/**
 * Every feature, from the lowest floor to the highest. A feature imports only from features to the left of it on its floor, and from lower
 * floors; what it needs from above it declares as an extension point, and features above contribute to that in their `feature.ts`.
 */
export const FLOORS = [
  ['files', 'accounts', 'members', 'sharing', 'payments', 'content', 'news', 'messaging', 'newsletter', 'chat', 'chips'],
  ['stock', 'chipHandovers', 'pets', 'keepership', 'plans'],
  [
    'welfare',
    'offers',
    'rehoming',
    'recordTransfers',
    'registers',
    'lookup',
    'deaths',
    'details',
    'numberReviews',
    'missing',
    'tailtag',
    'tagOrders',
    'tagPlus',
    'products',
    'cart',
    'orders',
    'wheel',
  ],
  ['breeding', 'implanting', 'bookings', 'academy', 'partners', 'insurance'],
  ['contact', 'shell', 'legal', 'help', 'dashboards', 'staff'],
] as const
