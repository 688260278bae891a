import { forget, personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { forgetMessagesOf } from './forgetMessages.ts'
import { contactData } from './personaldata.ts'

export default feature({ name: 'contact', provides: [personalData(contactData), forget(forgetMessagesOf)] })
