/** The main menu of each portal, which its screens show. */
import type {ProductId} from '../site/products';

export const menus = {
  focus: ['Home', 'People', 'Communications', 'Reports', 'Admin', 'Help'],
  teamscribe: ['Meetings', 'Settings'],
  transact: ['Payments', 'Settings'],
} satisfies Partial<Record<ProductId, readonly string[]>>;
