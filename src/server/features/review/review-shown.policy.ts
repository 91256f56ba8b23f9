/**
 * Whether everybody reads review `r`, and it counts, as SQL: it is not hidden, and the seller does not
 * contest that its buyer has paid for the order. By table name: orders ask reviews to be counted anew.
 */
export const isShown = (r: string) => `${r}.status = 'shown' and not exists (
    select from orders contested where contested.id = ${r}.order_id
      and contested.buyer_id = ${r}.author_id and contested.contested_at is not null
      and contested.contest_settled_at is null)`
