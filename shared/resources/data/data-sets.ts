/** The open data of the site: each list as JSON and as CSV. */
import type { DataSet } from './data-set.ts';
import { distributorData } from './distributor-data.ts';
import { documentData } from './document-data.ts';
import { jobData } from './job-data.ts';
import { milestoneData } from './milestone-data.ts';
import { sportServiceData } from './sport-service-data.ts';

export const dataSets: readonly DataSet[] = [distributorData, documentData, jobData, sportServiceData, milestoneData];
