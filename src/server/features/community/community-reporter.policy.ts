import { sql } from '#server/platform/database/sql.ts'
import { trustedAfterDays, trustedAfterOrderHours } from '#shared/community/community.constants.ts'

const deliveredOrderExists = (side: 'buyer' | 'seller') => sql`exists (select from orders o
  where o.${sql.raw(side)}_id = u.id and o.status = 'delivered' and o.total > 0
    and exists (select from order_events e where e.order_id = o.id and e.status = 'delivered'
      and e.created_at < now() - make_interval(hours => ${trustedAfterOrderHours})))`

/**
 * SQL for whether the reports of user `u` count towards hiding a post before an operator decides. Three
 * new accounts take a minute to create; three that are a week old or have completed orders do not.
 * It refers to the tables of orders by name because they belong to another feature.
 */
export const reporterTrustSql = sql`(u.verified or u.created_at < now() - make_interval(days => ${trustedAfterDays})
  or ${deliveredOrderExists('buyer')} or ${deliveredOrderExists('seller')})`
