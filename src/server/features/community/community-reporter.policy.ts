import { trustedAfterDays, trustedAfterOrderHours } from '#shared/community/community.constants.ts'

const deliveredOrderExists = (side: 'buyer' | 'seller') => `exists (select from orders o
  where o.${side}_id = u.id and o.status = 'delivered' and o.total > 0
    and exists (select from order_events e where e.order_id = o.id and e.status = 'delivered'
      and e.created_at < now() - interval '${trustedAfterOrderHours} hours'))`

/**
 * SQL for whether the reports of user `u` count towards hiding a post before an operator decides. Three
 * new accounts take a minute to create; three that are a week old or have completed orders do not.
 * It refers to the tables of orders by name because they belong to another feature.
 */
export const reporterTrustSql = `(u.verified or u.created_at < now() - interval '${trustedAfterDays} days'
  or ${deliveredOrderExists('buyer')} or ${deliveredOrderExists('seller')})`
