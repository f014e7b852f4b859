import { pageQueryWith } from '@kehrtour/api-client/query';
import { pageData } from '@kehrtour/shell/pageData';

/** A page's main data: its first load is pending for at least 200 ms and moves the loading bar. */
export const pageQuery = pageQueryWith(pageData);
