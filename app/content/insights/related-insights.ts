/** As much of an insight as tells what it is about. */
interface Tagged {
  key: string;
  tags: readonly string[];
}

/**
 * The insights nearest to one: those that share most tags with it, the newer before the older; without a shared tag, the
 * newest.
 * @param insights newest first
 */
export function relatedTo<Item extends Tagged>(insight: Tagged, insights: readonly Item[], count: number): Item[] {
  const shared = ({ tags }: Tagged) => tags.filter((tag) => insight.tags.includes(tag)).length;
  return insights
    .filter(({ key }) => key !== insight.key)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
