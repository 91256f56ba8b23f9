import { trustedAfterDays, trustedAfterOrderHours } from '#shared/community/community.constants.ts'

const dealt = (side: 'buyer' | 'seller') => `exists (select from orders o
  where o.${side}_id = u.id and o.status = 'delivered' and o.total > 0
    and exists (select from order_events e where e.order_id = o.id and e.status = 'delivered'
      and e.created_at < now() - interval '${trustedAfterOrderHours} hours'))`

/**
 * Whether the reports of person `u` count towards hiding a post before an operator has looked: three
 * new accounts are made in a minute, three that are a week old or have dealt with others are not. By
 * table name: orders are another feature's.
 */
export const reporterTrustSql = `(u.verified or u.created_at < now() - interval '${trustedAfterDays} days'
  or ${dealt('buyer')} or ${dealt('seller')})`
