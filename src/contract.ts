import * as academy from '#features/academy/contract.ts'
import * as accounts from '#features/accounts/contract.ts'
import * as bookings from '#features/bookings/contract.ts'
import * as breeding from '#features/breeding/contract.ts'
import * as cart from '#features/cart/contract.ts'
import * as chat from '#features/chat/contract.ts'
import * as chipHandovers from '#features/chipHandovers/contract.ts'
import * as chips from '#features/chips/contract.ts'
import * as contact from '#features/contact/contract.ts'
import * as content from '#features/content/contract.ts'
import * as dashboards from '#features/dashboards/contract.ts'
import * as deaths from '#features/deaths/contract.ts'
import * as details from '#features/details/contract.ts'
import * as files from '#features/files/contract.ts'
import * as help from '#features/help/contract.ts'
import * as implanting from '#features/implanting/contract.ts'
import * as insurance from '#features/insurance/contract.ts'
import * as keepership from '#features/keepership/contract.ts'
import * as legal from '#features/legal/contract.ts'
import * as lookup from '#features/lookup/contract.ts'
import * as members from '#features/members/contract.ts'
import * as messaging from '#features/messaging/contract.ts'
import * as missing from '#features/missing/contract.ts'
import * as news from '#features/news/contract.ts'
import * as newsletter from '#features/newsletter/contract.ts'
import * as offers from '#features/offers/contract.ts'
import * as orders from '#features/orders/contract.ts'
import * as partners from '#features/partners/contract.ts'
import * as payments from '#features/payments/contract.ts'
import * as pets from '#features/pets/contract.ts'
import * as plans from '#features/plans/contract.ts'
import * as products from '#features/products/contract.ts'
import * as moves from '#features/recordTransfers/contract.ts'
import * as registers from '#features/registers/contract.ts'
import * as rehoming from '#features/rehoming/contract.ts'
import * as sharing from '#features/sharing/contract.ts'
import * as staff from '#features/staff/contract.ts'
import * as stock from '#features/stock/contract.ts'
import * as tagOrders from '#features/tagOrders/contract.ts'
import * as tagPlus from '#features/tagPlus/contract.ts'
import * as tailtag from '#features/tailtag/contract.ts'
import * as welfare from '#features/welfare/contract.ts'
import * as wheel from '#features/wheel/contract.ts'

/** Every call of the product by its name. Pages import a feature's contract instead, so that a browser loads only what it needs. */
export const contract = {
  ...academy,
  ...accounts,
  ...bookings,
  ...breeding,
  ...cart,
  ...chat,
  ...chipHandovers,
  ...chips,
  ...contact,
  ...content,
  ...dashboards,
  ...files,
  ...help,
  ...implanting,
  ...insurance,
  ...keepership,
  ...deaths,
  ...details,
  ...legal,
  ...lookup,
  ...members,
  ...messaging,
  ...missing,
  ...newsletter,
  ...moves,
  ...news,
  ...offers,
  ...orders,
  ...partners,
  ...payments,
  ...pets,
  ...plans,
  ...products,
  ...registers,
  ...rehoming,
  ...sharing,
  ...staff,
  ...stock,
  ...tagOrders,
  ...tagPlus,
  ...tailtag,
  ...welfare,
  ...wheel,
}
export type Contract = typeof contract
